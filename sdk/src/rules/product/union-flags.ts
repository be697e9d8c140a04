import type { CapabilityFlags } from './capability-flags.ts'

/** What may be done with at least one of several variants. */
export function unionFlags(flags: readonly CapabilityFlags[]): CapabilityFlags {
  return {
    canFrame: flags.some(({ canFrame }) => canFrame),
    canMount: flags.some(({ canMount }) => canMount),
    canLaminate: flags.some(({ canLaminate }) => canLaminate),
    canCanvasStretched: flags.some(({ canCanvasStretched }) => canCanvasStretched),
    canCanvasFramed: flags.some(({ canCanvasFramed }) => canCanvasFramed),
  }
}
