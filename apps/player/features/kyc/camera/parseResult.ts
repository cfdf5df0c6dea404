import type { Calls } from '@saya/contract'
import type { Reading } from '@saya/contract/kyc/record.ts'

type Answer = Calls['POST /member/ocr/checkresult']['answer']

const jsonFields = ['attachments', 'external_information', 'extra_details', 'ocr'] as const

type JsonField = (typeof jsonFields)[number]

export type ReadResult = Omit<Answer, JsonField> & {
  readonly attachments: Readonly<Record<string, string>>
  readonly external_information: Readonly<Record<string, unknown>>
  readonly extra_details: Readonly<Record<string, unknown>>
  readonly ocr: Partial<Reading>
}

/** The answer with its four texts that are JSON read; one that is none counts as empty. */
export function parseResult(answer: Answer): ReadResult {
  const parsed = Object.fromEntries(jsonFields.map(name => [name, parse(answer[name])]))
  return { ...answer, ...parsed } as unknown as ReadResult
}

function parse(text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
