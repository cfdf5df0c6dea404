import * as v from 'valibot'

/** The body of an event in the shape that was agreed, if it has it. */
export function parseEvent<S extends v.GenericSchema>(schema: S, bytes: Buffer): v.InferOutput<S> | undefined {
  const result = v.safeParse(schema, parse(bytes))
  return result.success ? result.output : undefined
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}
