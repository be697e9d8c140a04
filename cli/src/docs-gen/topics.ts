import { TOPICS } from '../commands/help/topics.ts'

/** The topics of the help, each under its title and without the title in its text; one of two names is enough. */
export function topics(): readonly (readonly [title: string, text: string])[] {
  return [...new Set(Object.values(TOPICS))].map(topic => {
    const [title = '', ...lines] = topic.trim().split('\n')
    return [title, lines.join('\n').trim()] as const
  })
}
