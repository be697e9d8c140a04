import { Failure } from './failure.ts'
import type { Shell } from './shell.ts'

export async function promptHidden({ input, err, signal, end }: Shell, prompt: string): Promise<string> {
  err.write(prompt)
  input.setRawMode?.(true)
  let typed = ''
  try {
    for await (const chunk of input.iterator({ destroyOnReturn: false })) {
      for (const letter of String(chunk)) {
        if (letter === '\u0003') end('interrupted')
        if (signal.aborted) throw signal.reason
        if (letter === '\r' || letter === '\n') return typed
        if (letter === '\u0004') throw new Failure('usage', 'Nothing was typed')
        typed =
          letter === '\u007f' || letter === '\b' ? Array.from(typed).slice(0, -1).join('') : typed + letter
      }
    }
    return typed
  } finally {
    input.setRawMode?.(false)
    input.pause()
    err.write('\n')
  }
}
