import { topicTexts } from '../text/topics.ts'

/** The title and the text of each topic. */
export function topics(program: string): readonly (readonly [title: string, text: string])[] {
  return Object.values(topicTexts(program)).map(topic => {
    const [title = '', ...lines] = topic.trim().split('\n')
    return [title, lines.join('\n').trim()] as const
  })
}
