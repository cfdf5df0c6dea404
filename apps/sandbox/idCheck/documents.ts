/** The documents that can be read here, by the party's codes for them. */
export const documents = {
  '00630000001': { kind: 'UMID', label: 'UMID' },
  '00630000004': { kind: 'DRIVING_LICENSE', label: "Driver's License" },
  '00000001003': { kind: 'PASSPORT', label: 'Passport' },
  '00630000024': { kind: 'PHIL_HEALTH', label: 'PhilHealth' },
  '00630000020': { kind: 'SSS', label: 'SSS' },
  '00630000016': { kind: 'POSTAL', label: 'Postal ID' },
  '00630000017': { kind: 'PRC', label: 'PRC' },
  '00630000002': { kind: 'TIN', label: 'TIN' },
  '00630000036': { kind: 'TIN', label: 'TIN' },
  '00630000037': { kind: 'NATIONAL_ID', label: 'National ID' },
} as const

export type DocumentCode = keyof typeof documents
export type DocumentKind = (typeof documents)[DocumentCode]['kind']

export function isDocumentCode(text: string): text is DocumentCode {
  return Object.hasOwn(documents, text)
}
