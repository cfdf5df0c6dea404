import * as v from 'valibot'
import type { Books } from '../books.store.ts'
import { documents, isDocumentCode } from './documents.ts'
import { type Answer, failed, succeeded } from './gatewayDoor.ts'
import { type Check, findCheck, findPicture } from './idCheck.store.ts'
import type { FieldName } from './reading/cardReading.ts'

const request = v.object({
  bizId: v.string(),
  transactionId: v.pipe(v.string(), v.maxLength(64)),
  isReturnImage: v.optional(v.picklist(['Y', 'N']), 'N'),
})

/** The party's names of what can be read. */
const names: Readonly<Record<FieldName, string>> = {
  firstName: 'FIRST_NAME',
  middleName: 'MIDDLE_NAME',
  lastName: 'LAST_NAME',
  birthday: 'DATE_OF_BIRTH',
  idNumber: 'ID_NUMBER',
  sex: 'SEX',
  nationality: 'NATIONALITY',
  address: 'ADDRESS',
  expiryDate: 'EXPIRY_DATE',
}

/** Tells what a check has come to, as often as it is asked. */
export async function checkResult(books: Books, body: unknown): Promise<Answer> {
  const parsed = v.safeParse(request, body)
  if (!parsed.success) return failed('INVALID_ARGUMENT', parsed.issues[0].message)
  const { bizId, transactionId, isReturnImage } = parsed.output
  const check = await findCheck(books, transactionId)
  if (!check || check.biz_id !== bizId) return failed('INVALID_ARGUMENT', 'There is no such transaction.')
  const picture = isReturnImage === 'Y' ? await findPicture(books, check.id) : null
  return {
    result: succeeded,
    ekycResult: resultOf(check),
    extIdInfo: {
      ekycResultDoc: resultOf(check),
      docEdition: 1,
      ...(check.doc_error ? { docErrorDetails: check.doc_error } : {}),
      ...(picture ? { frontPageImg: picture.toString('base64') } : {}),
      ...readingOf(check),
    },
    extBasicInfo: { certType: isDocumentCode(check.doc_type) ? documents[check.doc_type].kind : '' },
  }
}

function resultOf({ state, is_over_time }: Check): string {
  if (state === 'passed') return 'Success'
  if (state === 'failed') return 'Failure'
  if (state === 'left') return 'VoidCancelled'
  return is_over_time ? 'VoidTimeout' : 'InProcess'
}

function readingOf({ outcome, state }: Check): object {
  if (!outcome || state === 'open' || state === 'reading') return {}
  const read = Object.entries(outcome.fields) as readonly (readonly [FieldName, string])[]
  const ocrResult = read.map(([field, value]) => [names[field], shown(field, value)])
  const ocrResultDetail = read.map(([field, value]) => [
    names[field],
    { name: names[field], value: shown(field, value), source: 'VIZ', confidence: outcome.confidence[field] ?? 0 },
  ])
  return { ocrResult: Object.fromEntries(ocrResult), ocrResultDetail: Object.fromEntries(ocrResultDetail) }
}

/** Days are told as 1990/05/17. */
function shown(field: FieldName, value: string): string {
  return field === 'birthday' || field === 'expiryDate' ? value.replaceAll('-', '/') : value
}
