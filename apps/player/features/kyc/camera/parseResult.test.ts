import { expect, test } from 'vitest'
import { parseResult } from './parseResult.ts'

const answer = {
  transaction_id: 't',
  biz_id: 'b',
  id_type: 'UMID',
  verified: true,
  reason: '',
  attachments: '{"idPhoto":"kyc-photo/1"}',
  external_information: '{"a":1}',
  extra_details: '{"confidence_score":{"idNumber":0.9}}',
  ocr: '{"firstName":"MARIA"}',
}

test('the four fields that are JSON are read [KYC-121]', () => {
  expect(parseResult(answer)).toEqual({
    ...answer,
    attachments: { idPhoto: 'kyc-photo/1' },
    external_information: { a: 1 },
    extra_details: { confidence_score: { idNumber: 0.9 } },
    ocr: { firstName: 'MARIA' },
  })
})

test('a field that is no JSON, or no object, counts as empty', () => {
  expect(parseResult({ ...answer, ocr: 'x', attachments: '3', extra_details: 'null' })).toMatchObject({
    ocr: {},
    attachments: {},
    extra_details: {},
  })
})
