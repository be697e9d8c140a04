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

/** What reads an unknown value as a type. */
export type Schema<T = unknown> = $ZodType<T>

/** Something that must hold of a value besides its type. */
export type Check<T> = $ZodCheck<T>

/** A check that looks at a value and says what is wrong with it. */
export function check<T>(inspect: (payload: ParsePayload<T>) => void): Check<T> {
  return { _zod: { def: { check: 'custom' }, check: inspect, onattach: [] } }
}

/** Reads a text. */
export function string(...checks: Check<string>[]): Schema<string> {
  return new $ZodString({ type: 'string', checks })
}

/** Reads a finite number. */
export function number(...checks: Check<number>[]): Schema<number> {
  return new $ZodNumber({ type: 'number', checks })
}

/** Reads a flag. */
export function boolean(): Schema<boolean> {
  return new $ZodBoolean({ type: 'boolean' })
}

/** Takes whatever there is. */
export function unknown(): Schema {
  return new $ZodUnknown({ type: 'unknown' })
}

/** Reads a list. */
export function array<T>(element: Schema<T>, ...checks: Check<T[]>[]): Schema<T[]>
export function array(element: Schema, ...checks: Check<never>[]): Schema<unknown[]> {
  return new $ZodArray({ type: 'array', element, checks })
}

/** Reads fields, and leaves out those that are not named. */
export function object<Shape extends $ZodShape, T = never>(
  shape: Shape,
  ...checks: Check<T>[]
): $ZodObject<Shape, $strip>
export function object(shape: $ZodShape, ...checks: Check<never>[]): $ZodObject {
  return new $ZodObject({ type: 'object', shape, checks })
}

/** Reads a record with unknown keys. */
export function record<T>(value: Schema<T>): Schema<Record<string, T>>
export function record(value: Schema): Schema {
  return new $ZodObject({ type: 'object', shape: {}, catchall: value })
}

/** Reads what may be missing. */
export function optional<S extends Schema>(inner: S): $ZodOptional<S>
export function optional(innerType: Schema): $ZodOptional {
  return new $ZodOptional({ type: 'optional', innerType })
}

/** Reads what may be missing or null. */
export function nullish<S extends Schema>(inner: S): $ZodOptional<$ZodNullable<S>>
export function nullish(innerType: Schema): $ZodOptional {
  return optional(new $ZodNullable({ type: 'nullable', innerType }))
}

/** What a schema makes of a value, or what is wrong with it. */
export function read<T>(schema: Schema<T>, value: unknown): ValidationResult<T> {
  const result = schema['~standard'].validate(value)
  if (result instanceof Promise) throw new TypeError('async schema')
  return result
}
