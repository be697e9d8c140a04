import { EXIT_MEANINGS } from '../shell/exit-codes.ts'

const environment = (program: string) => `
Environments

Every command uses one environment. In order of precedence: --env, WALLART_ENV,
"environment" in ./.wallart.json, "environment" in config.json of the user
configuration folder (~/.config/wallart), local. "${program} env show --explain"
shows where each value comes from.

local is the reference upstream of the shop's repository, on this machine at
http://127.0.0.1:4000, or elsewhere at WALLART_UPSTREAM_URL. Its links point to
the storefront at WALLART_STOREFRONT_URL, or to localhost at PORT or 3000.
Configure other environments in a file:

  {
    "environment": "staging",
    "environments": {
      "staging": {
        "services": {
          "commerce": "https://...", "bizapi": "https://...",
          "orders": "https://...", "recommendations": "https://...",
          "products": "https://...", "storefront": "https://...",
          "search": { "art": "https://...", "allposters": "https://..." },
          "typeahead": { "art": "https://...", "allposters": "https://..." }
        },
        "storefront": "https://...",
        "organizationId": "f_ecom_xxxx", "clientId": "...",
        "writes": false, "sinkEmail": "contract-check@..."
      }
    }
  }

"url" instead of "services" sets one base URL for all services, with the paths
of the reference upstream. "storefront" is where links point, and where the
addresses of pages that the services answer have to be: one for both brands, or
{ "art": "https://...", "allposters": "https://..." }. An upstream with
ORIGIN_ART and ORIGIN_ALLPOSTERS needs these two; "local" may be configured,
too. "sinkEmail" is the mailbox of the e-mails and accounts that
"${program} contract check --mutating --side-effects" makes. Secrets are read
from environment variables only:
SCAPI_CLIENT_SECRET, MARKETING_API_KEY, RECS_CLIENT_ID.

Trust: a project's file is part of a folder that may be a stranger's. Where the
user's file has addresses of an environment, the project's cannot change them,
"storefront", "redirectUri", "production" or "writes". Where only the project's
file has them, secrets, orders and the files of --account-file and --order-file
are not sent there until "${program} env trust staging" has copied these fields
into the user's file; a later change in the project is refused. No secret is
sent over http, except to this machine.

Safety: writes require WALLART_SAFETY=write and "writes": true. Production (by
name, or "production": true) is always read-only and requires
--allow-production.

Other variables: WALLART_DEBUG (same as --debug), WALLART_PAGER, PAGER,
NO_COLOR, FORCE_COLOR, INK_SCREEN_READER=true (plain text on a terminal, and
search -i as prompts).
`

const OUTPUT = `
Output

Results go to stdout; warnings, progress and errors go to stderr. Output is
formatted for a terminal, and plain text elsewhere, in CI or with --plain.

--json prints one document with a schemaVersion. --fields a,b.c prints only
these fields, and --fields without a value lists them. --query filters the
document with a JMESPath expression (jmespath.org), e.g. --query "hits[].name".

With --json an error is one line of JSON on stderr, and stdout stays empty:
{"error":{"code","message","hint","retryable","requestId","exitCode"}}
A warning is also one line: {"warning":{"message"}}. Only "contract check"
prints its report to stdout when it fails.

Long output on a terminal is piped through WALLART_PAGER or PAGER, unless
--no-pager is set. Colour, in order of precedence: --color and --no-color,
NO_COLOR, FORCE_COLOR, whether stdout or stderr is a terminal.
`

const PRIVACY = `
Privacy

The CLI sends an order number and the md5 hash of the e-mail address to the
order service, as the storefront does. E-mail addresses, order numbers, their
hashes and encodings, tokens and keys never appear on stderr or in --debug.

Arguments on the command line are visible to other users of the machine. On a
terminal the command prompts for the e-mail address without echo; elsewhere use
--email-stdin or --email-file PATH. The CLI stores no personal data and has no
telemetry.
`

const contracts = (program: string) => `
Contracts

Every upstream call of the shop is an operation with a contract.
"${program} contract check" calls the operations of an environment, read-only by
default, and reports which field of which operation broke, how severely, and how
to reproduce it. Lists are asked for by page, filter, order, image and term, and
break where they ignore it; a basket, a name and an address break where a write
was answered and left them as they were.
Exit codes, in order of precedence: 1 when a contract is broken; 4 to 8 when an
operation could not be tested (6 and 7 when one that it depends on failed or
broke its contract, 8 when the shop has nothing to ask it about); 124 when
--timeout ended the check; 9 when all that is selected requires --mutating; 10
when only the clean-up failed. The check has no time limit unless --timeout sets
one; --request-timeout limits each request.

An operation that answers, but never within its budget, is broken: the shop
waits no longer. One late response is a warning; a read is repeated, with no
other call beside it, before it counts as never. An operation without any
response until --request-timeout could not be tested: its host may be away.

With a baseline, a field that all responses had and none has any more is a break
where the shop reads it, also where the contract can do without it; one that was
common, but not in all, is a warning. A text that the baseline never had empty
and that is empty in every response is a break where the shop reads it and three
were seen, else a warning. Without a baseline, optional fields that vanish and
texts that became empty go unnoticed.

"${program} contract record" makes one. Nothing is recorded when a contract is
broken; what could not be tested is left out and named, with its exit code,
unless --allow-untestable is given.

A line of .contractignore, or of --ignore-file, accepts a finding until a day:
  get-category /name missing until=2027-01-31 reason="fixed in the next release"

"${program} contract list" shows the last result of each operation of the
environment at its addresses, whatever the folder; this machine stores them in
XDG_STATE_HOME/wallart (~/.local/state/wallart).
See "${program} contract --help" for the other commands.
`

const EXIT_CODES = `
Exit codes

${EXIT_MEANINGS.map(([code, meaning]) => `${String(code).padStart(5)}  ${meaning}`).join('\n')}
`

export function topicTexts(program: string): Readonly<Record<string, string>> {
  return {
    environment: environment(program),
    'exit-codes': EXIT_CODES,
    output: OUTPUT,
    privacy: PRIVACY,
    contracts: contracts(program),
  }
}
