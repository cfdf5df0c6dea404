import type { Text } from '../text.ts'

interface IdType {
  readonly label: Text
  /** The number without spaces and hyphens, in capitals. */
  readonly number: RegExp
  readonly example: string
  readonly hasExpiry: boolean
}

/** The cards and books a person may show, by the codes they travel under. */
export const idTypes = {
  NATIONAL_ID: {
    label: ['National ID (PhilSys, ePhilID)', 'National ID (PhilSys, ePhilID)'],
    number: /^\d{16}$/,
    example: '1234-5678-9012-3456',
    hasExpiry: false,
  },
  UMID: {
    label: ['UMID', 'UMID'],
    number: /^\d{12}$/,
    example: '0028-1215160-9',
    hasExpiry: false,
  },
  DRIVING_LICENSE: {
    label: ["Driver's License", "Driver's License"],
    number: /^[A-Z]\d{10}$/,
    example: 'N01-23-456789',
    hasExpiry: true,
  },
  PASSPORT: {
    label: ['Passport', 'Pasaporte'],
    number: /^([A-Z]\d{7}[A-Z]|[A-Z]{2}\d{7})$/,
    example: 'P1234567A',
    hasExpiry: true,
  },
  PHIL_HEALTH: {
    label: ['PhilHealth', 'PhilHealth'],
    number: /^\d{12}$/,
    example: '02-250001863-5',
    hasExpiry: false,
  },
  SSS: { label: ['SSS', 'SSS'], number: /^\d{10}$/, example: '01-4567892-1', hasExpiry: false },
  POSTAL: { label: ['Postal ID', 'Postal ID'], number: /^[A-Z0-9]{13,16}$/, example: '100141234567P', hasExpiry: true },
  PRC: { label: ['PRC', 'PRC'], number: /^\d{7}$/, example: '0123456', hasExpiry: true },
  TIN: { label: ['TIN', 'TIN'], number: /^\d{9}(\d{3}|\d{5})?$/, example: '123-456-789-000', hasExpiry: false },
} as const satisfies Readonly<Record<string, IdType>>

export type IdTypeCode = keyof typeof idTypes

export const idTypeCodes = Object.keys(idTypes) as readonly IdTypeCode[]

/** A number as it is compared: as somebody typed it or a camera read it, without what only makes it readable. */
export function plainIdNumber(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase()
}
