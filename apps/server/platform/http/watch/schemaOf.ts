import type { Schema } from '@saya/contract/operation.ts'
import { upload } from '@saya/contract/upload.ts'
import { toJsonSchema } from '@valibot/to-json-schema'

export type Json = Record<string, unknown>

/** A schema of the contract as JSON Schema: as a caller writes it, or as an answer reads. */
export function schemaOf(schema: Schema, typeMode: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    errorMode: 'ignore',
    typeMode,
    target: 'draft-2020-12',
    overrideSchema: ({ valibotSchema }) =>
      valibotSchema === (upload as unknown) || valibotSchema === (upload.pipe[0] as unknown)
        ? { type: 'string', format: 'binary' }
        : undefined,
  }) as Json
  return rest
}
