import {
  $ZodArray,
  $ZodBoolean,
  $ZodNullable,
  $ZodNumber,
  $ZodOptional,
  $ZodString,
  $ZodUnknown,
  type $ZodCheck,
  type $ZodType,
  type ParsePayload,
} from 'zod/v4/core'
import { ObjectSchema } from '#wire/object-schema'
import type { Contract, ValidationIssue, ValidationResult } from '../model/contract.ts'

// zod's own classes without the methods that zod/mini gives every schema, which a browser would load without any use.

export interface Schema<T = unknown> extends Contract<T> {
  /** @internal Left out of the emitted declarations, so that partners' compilers read none of zod. */
  readonly _zod: $ZodType<T>['_zod']
}

type Infer<S extends Schema> = S extends Schema<infer T> ? T : never

export type { Infer as infer }

export interface Check<T> {
  /** @internal */
  readonly _zod: $ZodCheck<T>['_zod']
}

/** @internal */
export function check<T>(inspect: (payload: ParsePayload<T>) => void): Check<T> {
  return { _zod: { def: { check: 'custom' }, check: inspect, onattach: [] } }
}

export function string(...checks: Check<string>[]): Schema<string> {
  return new $ZodString({ type: 'string', checks })
}

export function number(...checks: Check<number>[]): Schema<number> {
  return new $ZodNumber({ type: 'number', checks })
}

export function boolean(): Schema<boolean> {
  return new $ZodBoolean({ type: 'boolean' })
}

export function unknown(): Schema {
  return new $ZodUnknown({ type: 'unknown' })
}

export function array<T>(element: Schema<T>, ...checks: Check<T[]>[]): Schema<T[]>
export function array(element: Schema, ...checks: Check<never>[]): Schema<unknown[]> {
  return new $ZodArray({ type: 'array', element, checks })
}

/** Leaves out the entries that are no such element. */
export function arrayOfValid<T>(element: Schema<T>): Schema<T[]>
export function arrayOfValid(element: Schema): Schema<unknown[]> {
  const whole = array(element)
  const valueIfValid = (entry: unknown) => {
    const result = read(element, entry)
    return result.issues ? [] : [result.value]
  }
  const leaveOut = check<unknown[]>(payload => {
    const all = read(whole, payload.value)
    payload.value = all.issues ? payload.value.flatMap(valueIfValid) : all.value
  })
  return array(unknown(), leaveOut)
}

type Shape = Readonly<Record<string, Schema>>

export type Fields<S extends Shape> = {
  [Key in keyof S as undefined extends Infer<S[Key]> ? never : Key]: Infer<S[Key]>
} & {
  [Key in keyof S as undefined extends Infer<S[Key]> ? Key : never]?: Infer<S[Key]>
}

export function object<S extends Shape>(
  shape: S,
  ...checks: Check<Fields<S>>[]
): Schema<{ [Key in keyof Fields<S>]: Fields<S>[Key] }>
export function object(shape: Shape, ...checks: Check<never>[]): Schema {
  return new ObjectSchema({ type: 'object', shape, checks })
}

export function record<T>(value: Schema<T>): Schema<Record<string, T>>
export function record(value: Schema): Schema {
  return new ObjectSchema({ type: 'object', shape: {}, catchall: value })
}

export function optional<T>(inner: Schema<T>): Schema<T | undefined>
export function optional(innerType: Schema): Schema {
  return new $ZodOptional({ type: 'optional', innerType })
}

export function nullish<T>(inner: Schema<T>): Schema<T | null | undefined>
export function nullish(innerType: Schema): Schema {
  return optional(new $ZodNullable({ type: 'nullable', innerType }))
}

export function read<T>(schema: Schema<T>, value: unknown): ValidationResult<T> {
  const result = schema['~standard'].validate(value)
  if (result instanceof Promise) throw new TypeError('async schema')
  return result.issues ? { issues: result.issues.map(issue => withReason(issue, value)) } : result
}

// zod's own sentences are a file of their own, which is larger than all of this.
function withReason(issue: ValidationIssue, answer: unknown): ValidationIssue {
  if (issue.message !== 'Invalid input') return issue
  const kind = jsonType((issue.path ?? []).reduce((value, step) => Object(value)[pathKey(step)], answer))
  const { expected } = Object(issue)
  return {
    ...issue,
    message: expected
      ? `expected ${expected}, ${kind === 'undefined' ? 'missing' : `got ${kind}`}`
      : `unusable ${kind}`,
  }
}

function jsonType(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

export function pathKey(step: PropertyKey | { readonly key: PropertyKey }): PropertyKey {
  return typeof step === 'object' ? step.key : step
}
