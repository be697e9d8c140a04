import { EXIT_MEANINGS } from '../../shell/exit-codes.ts'

const ENVIRONMENT = `
Environments

A command asks one environment: --env, else WALLART_ENV, else "environment" of
./.wallart.json, else of config.json in your configuration folder
(~/.config/wallart), else local. "cli env show --explain" says where each value
comes from.

local is the reference upstream on this machine (npm run upstream), at
http://127.0.0.1:4000 or WALLART_UPSTREAM_URL. Its links lead to the storefront
at WALLART_STOREFRONT_URL, else to localhost at PORT or 3000. Others are
described in a file:

  {
    "environment": "staging",
    "environments": {
      "staging": {
        "services": {
          "commerce": "https://...", "bizapi": "https://...",
          "orders": "https://...", "recommendations": "https://...",
          "search": { "art": "https://...", "allposters": "https://..." },
          "typeahead": { "art": "https://...", "allposters": "https://..." }
        },
        "storefront": "https://...",
        "organizationId": "f_ecom_xxxx", "clientId": "...",
        "writes": false
      }
    }
  }

"url" instead of "services" names one address, laid out as the reference
upstream's. Secrets stand in variables only: SCAPI_CLIENT_SECRET,
MARKETING_API_KEY, RECS_CLIENT_ID.

Safety: nothing is written unless WALLART_SAFETY=write and the environment says
"writes": true; production (by its name, or "production": true) is never
written to, and is only asked with --allow-production.

Other variables: WALLART_DEBUG (as --debug), WALLART_PAGER, PAGER, NO_COLOR,
FORCE_COLOR, INK_SCREEN_READER=true (plain lines on a terminal, and search -i
as question and answer).
`

const OUTPUT = `
Output

stdout is the result; warnings, progress and failures go to stderr. On a
terminal a command draws; elsewhere, in CI, or with --plain it prints lines.

--json prints one document with a schemaVersion. --fields a,b.c prints only
these fields of it, and --fields alone lists them. --query prints what a
JMESPath expression (jmespath.org) finds, as --query "hits[].name".

With --json a failure is one line of JSON on stderr and stdout stays empty:
{"error":{"code","message","hint","retryable","requestId","exitCode"}}
A warning is a line too: {"warning":{"message"}}. Only "contract check" prints
its report on stdout when it fails, for that is its result.

Long output on a terminal goes through WALLART_PAGER or PAGER; --no-pager
prevents that. Colour: --color and --no-color, else NO_COLOR, else FORCE_COLOR,
else whether it is a terminal, for stdout and stderr apart.
`

const PRIVACY = `
Privacy

E-mail addresses and order numbers are only sent where the storefront sends
them: the number, and the md5 hash of the address. Neither they, nor any hash or
encoding of them, nor a token or a key appears on stderr or in --debug.

An address in a command line can be seen by others on the machine. On a terminal
the command asks for it without showing it; elsewhere say --email-stdin or
--email-file PATH. Nothing is kept and nothing is reported to anybody.
`

const CONTRACTS = `
Contracts

Every call of the shop is an operation with a contract. "cli contract check"
tries them against an environment, by reading unless told otherwise, and says
which field of which operation broke, how badly, and how to see it again. It
ends with 1 when a contract is broken, with 4, 5 or 8 when it could not be
tested, and with 9 when an operation is named that may not be tried.
"cli contract list" says how each came out when it was last tried from this
machine, which is kept in ~/.local/state/wallart or below XDG_STATE_HOME.
"cli contract --help" names the rest.
`

const EXIT_CODES = `
Exit codes

${EXIT_MEANINGS.map(([code, meaning]) => `${String(code).padStart(5)}  ${meaning}`).join('\n')}
`

/** The topics of the help by their names. */
export const TOPICS: Readonly<Record<string, string>> = {
  environment: ENVIRONMENT,
  'exit-codes': EXIT_CODES,
  output: OUTPUT,
  formatting: OUTPUT,
  privacy: PRIVACY,
  contracts: CONTRACTS,
}
