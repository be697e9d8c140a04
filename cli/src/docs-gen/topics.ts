import { topicTexts } from '../text/topics.ts'

/** Some topics have two names; each is listed once. */
export function topics(program: string): readonly (readonly [title: string, text: string])[] {
  return [...new Set(Object.values(topicTexts(program)))].map(topic => {
    const [title = '', ...lines] = topic.trim().split('\n')
    return [title, lines.join('\n').trim()] as const
  })
}
