import { Box, render, Text } from 'ink'
import type { ProbeResult } from '@wallart/contract/run/probe-log.ts'
import type { Selection } from '@wallart/contract/run/selection.ts'
import {
  withResult,
  initialCheckState,
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

/** A check while it goes on: a line for every service, with what has gone wrong so far. */
export function CheckProgress({ state, columns }: { readonly state: CheckState; readonly columns: number }) {
  const { services, last } = state
  const requested = services.reduce((sum, each) => sum + each.requested, 0)
  const total = services.reduce((sum, each) => sum + each.total, 0)
  return (
    <Box flexDirection="column">
      <Text bold>
        Asking the services{' '}
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

/** Shows the progress on stderr, because it is no result, until it is closed; then nothing of it is left. */
export function showProgress(sites: number) {
  let state = EMPTY_CHECK_STATE
  let isClosed = false
  const { stderr } = process
  const element = () => <CheckProgress state={state} columns={stderr.columns} />
  const view = render(element(), { stdout: stderr, exitOnCtrlC: false, maxFps: 20 })
  const show = (next: CheckState) => {
    state = next
    view.rerender(element())
  }
  return {
    onSelected: (selection: Selection) => show(initialCheckState(selection, sites)),
    onEntry: (entry: ProbeResult) => show(withResult(state, entry)),
    close() {
      if (isClosed) return
      isClosed = true
      view.rerender(<></>)
      view.unmount()
      // The last frame is empty, and ends a line all the same.
      stderr.write(LINE_UP)
    },
  }
}
