import {
  $ZodArray,
  $ZodBoolean,
  $ZodNullable,
  $ZodNumber,
  $ZodObject,
  $ZodOptional,
  $ZodString,
  $ZodUnknown,
  type $strip,
  type $ZodCheck,
  type $ZodShape,
  type $ZodType,
  type ParsePayload,
} from 'zod/v4/core'
import type { ValidationResult } from '../operations/contract.ts'

// zod's own classes without the methods that zod/mini gives every schema, which a browser would load without any use.

export type Schema<T = unknown> = $ZodType<T>

export type Check<T> = $ZodCheck<T>

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

export function object<Shape extends $ZodShape, T = never>(
  shape: Shape,
  ...checks: Check<T>[]
): $ZodObject<Shape, $strip>
export function object(shape: $ZodShape, ...checks: Check<never>[]): $ZodObject {
  return new $ZodObject({ type: 'object', shape, checks })
}

export function record<T>(value: Schema<T>): Schema<Record<string, T>>
export function record(value: Schema): Schema {
  return new $ZodObject({ type: 'object', shape: {}, catchall: value })
}

export function optional<S extends Schema>(inner: S): $ZodOptional<S>
export function optional(innerType: Schema): $ZodOptional {
  return new $ZodOptional({ type: 'optional', innerType })
}

export function nullish<S extends Schema>(inner: S): $ZodOptional<$ZodNullable<S>>
export function nullish(innerType: Schema): $ZodOptional {
  return optional(new $ZodNullable({ type: 'nullable', innerType }))
}

export function read<T>(schema: Schema<T>, value: unknown): ValidationResult<T> {
  const result = schema['~standard'].validate(value)
  if (result instanceof Promise) throw new TypeError('async schema')
  return result
}
