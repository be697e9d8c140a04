import type { Known, Scene } from '../known.ts'
import type { Question } from './selection.ts'

/** The questions about a work once more, each time about another work, so that rare forms of an answer are seen too. */
export function moreSamples(
  questions: readonly Question[],
  scene: Scene,
  samples: number,
): readonly { readonly questions: readonly Question[]; readonly scene: Scene }[] {
  const aboutWorks = questions.filter(isAboutAWork)
  return (scene.known.works ?? []).slice(0, samples - 1).map((work, at) => ({
    questions: aboutWorks.map(question => numbered(question, at + 2)),
    scene: { ...scene, known: { ...scene.known, ...work } satisfies Known },
  }))
}

/** Whether a question is asked once more about another work. */
export function isAboutAWork({ probe: { kind, needs } }: Question): boolean {
  return kind === 'positive' && (needs.includes('upi') || needs.includes('imageId'))
}

function numbered({ plan, probe }: Question, number: number): Question {
  return { plan, probe: { ...probe, name: `${probe.name} ${number}` } }
}
