import type { Copy } from '../../copy.ts'

export const blog: Copy = {
  title: 'The blog',
  description:
    'Stories about choosing, framing, hanging and caring for art, from people who do it every day.',
  body: () => 'What we have learned on many walls: how to choose, frame, hang and keep pictures.',
}
