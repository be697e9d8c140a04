import { Box, render, Text } from 'ink'
import {
  createProgressListener,
  EMPTY_CHECK_STATE,
  type CheckState,
  type ServiceProgress,
} from './check-state.ts'

const BAR = 24
const NARROW_BAR = 8
const NARROW = 64
const NAME = 16
const LINE_UP = '\u001B[1A'

const COUNT_LABELS = {
  broken: (count: number) => `${count} broken`,
  warned: (count: number) => `${count} warned`,
  untested: (count: number) => `${count} not tested`,
}
const COUNT_SIGNS: typeof COUNT_LABELS = {
  broken: count => `✗${count}`,
  warned: count => `!${count}`,
  untested: count => `?${count}`,
}

export function CheckProgress({ state, columns }: { readonly state: CheckState; readonly columns: number }) {
  const { services, last } = state
  const requested = services.reduce((sum, each) => sum + each.requested, 0)
  const total = services.reduce((sum, each) => sum + each.total, 0)
  return (
    <Box flexDirection="column">
      <Text bold>
        Checking the services{' '}
        <Text dimColor>
          {requested} of {total}
        </Text>
      </Text>
      {services.map(each => (
        <ServiceLine key={each.service} progress={each} isNarrow={columns < NARROW} />
      ))}
      <Text dimColor wrap="truncate-end">
        {last || ' '}
      </Text>
    </Box>
  )
}

function ServiceLine({
  progress,
  isNarrow,
}: {
  readonly progress: ServiceProgress
  readonly isNarrow: boolean
}) {
  const { service, requested, total, broken, warned, untested } = progress
  const isDone = requested >= total
  const bar = isNarrow ? NARROW_BAR : BAR
  const words = isNarrow ? COUNT_SIGNS : COUNT_LABELS
  const filled = total === 0 ? 0 : Math.round((requested / total) * bar)
  const colour = broken > 0 ? 'red' : warned > 0 ? 'yellow' : isDone ? 'green' : 'cyan'
  return (
    <Text wrap="truncate-end">
      <Text color={colour}>{statusSign(progress)}</Text> {service.padEnd(NAME)}
      <Text color={colour}>{'━'.repeat(filled)}</Text>
      <Text dimColor>{'┄'.repeat(bar - filled)}</Text> {`${requested}/${total}`.padStart(7)}
      {broken > 0 && <Text color="red"> {words.broken(broken)}</Text>}
      {warned > 0 && <Text color="yellow"> {words.warned(warned)}</Text>}
      {untested > 0 && <Text dimColor> {words.untested(untested)}</Text>}
    </Text>
  )
}

function statusSign({ requested, total, broken, untested }: ServiceProgress): string {
  if (broken > 0) return '✗'
  if (requested < total) return '·'
  return untested === requested ? '?' : '✓'
}

/** Renders to stderr and erases itself on close. */
export function showProgress(sites: number) {
  let isClosed = false
  const { stderr } = process
  const element = (state: CheckState) => <CheckProgress state={state} columns={stderr.columns} />
  const view = render(element(EMPTY_CHECK_STATE), { stdout: stderr, exitOnCtrlC: false, maxFps: 20 })
  return {
    ...createProgressListener(sites, state => view.rerender(element(state))),
    close() {
      if (isClosed) return
      isClosed = true
      view.rerender(<></>)
      view.unmount()
      // The empty last frame still ends with a line feed.
      stderr.write(LINE_UP)
    },
  }
}
