import type { IdTypeCode } from '@saya/contract/kyc/idTypes.ts'
import type { CardFacts } from './cardFacts.ts'
import type { Face } from './letters.ts'
import { passportLines } from './passportLines.ts'

export interface PrintedText {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly face?: Face
  readonly fill?: string
}

export interface Layout {
  readonly height: number
  readonly ground: readonly [string, string]
  readonly band: string
  readonly portrait: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  readonly printed: readonly PrintedText[]
}

export const cardWidth = 1012
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** The nine kinds, each in a manner of its own: what is labelled how, and in which letters. */
export const layouts: Readonly<Record<IdTypeCode, (facts: CardFacts) => Layout>> = {
  UMID: facts => ({
    height: 638,
    ground: ['#eaf2fb', '#d5e4f4'],
    band: '#12468f',
    portrait: { x: 48, y: 210, width: 250, height: 330 },
    printed: [
      ...heading('REPUBLIC OF THE PHILIPPINES', 'Unified Multi-Purpose ID'),
      { text: `CRN-${facts.idNumber}`, x: 340, y: 196, size: 36, face: 'cardSansBold' },
      ...labelled('SURNAME', facts.lastName, { x: 340, y: 240 }),
      ...labelled('GIVEN NAME', facts.firstName, { x: 340, y: 314 }),
      ...labelled('MIDDLE NAME', facts.middleName, { x: 340, y: 388 }),
      ...labelled('SEX', letterOf(facts), { x: 340, y: 462 }),
      ...labelled('DATE OF BIRTH', slashed(facts.birthday), { x: 470, y: 462 }),
      ...labelled('ADDRESS', facts.address, { x: 340, y: 536, size: 25 }),
    ],
  }),
  DRIVING_LICENSE: facts => ({
    height: 638,
    ground: ['#f7efdf', '#efe1c4'],
    band: '#7a4b12',
    portrait: { x: 44, y: 176, width: 240, height: 310 },
    printed: [
      ...heading('LAND TRANSPORTATION OFFICE', "DRIVER'S LICENSE"),
      ...labelled('Last Name, First Name, Middle Name', fullName(facts), { x: 320, y: 172, size: 30 }),
      ...labelled('Nationality', 'PHL', { x: 320, y: 246 }),
      ...labelled('Sex', letterOf(facts), { x: 480, y: 246 }),
      ...labelled('Date of Birth', slashed(facts.birthday), { x: 580, y: 246 }),
      ...labelled('Weight (kg)', '68', { x: 840, y: 246 }),
      ...labelled('Address', facts.address, { x: 320, y: 322, size: 25 }),
      ...labelled('License No.', facts.idNumber, { x: 320, y: 398, size: 30, face: 'cardSansBold' }),
      ...labelled('Expiration Date', slashed(facts.expiryDate), { x: 640, y: 398 }),
      ...labelled('Blood Type', 'O+', { x: 320, y: 474 }),
      ...labelled('Eyes Color', 'BLACK', { x: 480, y: 474 }),
      ...labelled('Agency Code', 'N03', { x: 640, y: 474 }),
    ],
  }),
  PASSPORT: facts => ({
    height: 712,
    ground: ['#f3ece6', '#e7dccf'],
    band: '#6b2230',
    portrait: { x: 44, y: 150, width: 260, height: 350 },
    printed: [
      ...heading('REPUBLIKA NG PILIPINAS', 'PASAPORTE / PASSPORT'),
      ...labelled('Type', 'P', { x: 340, y: 158 }),
      ...labelled('Country code', 'PHL', { x: 430, y: 158 }),
      ...labelled('Passport no.', facts.idNumber, { x: 690, y: 158, size: 32, face: 'cardSansBold' }),
      ...labelled('Surname', facts.lastName, { x: 340, y: 230 }),
      ...labelled('Given names', facts.firstName, { x: 340, y: 302 }),
      ...labelled('Middle name', facts.middleName, { x: 340, y: 374 }),
      ...labelled('Date of birth', spelled(facts.birthday), { x: 340, y: 446 }),
      ...labelled('Nationality', 'FILIPINO', { x: 600, y: 446 }),
      ...labelled('Sex', letterOf(facts), { x: 840, y: 446 }),
      ...labelled('Date of issue', spelled(facts.issueDate), { x: 340, y: 518 }),
      ...labelled('Valid until', spelled(facts.expiryDate), { x: 600, y: 518 }),
      ...passportLines(facts).map((text, row) => ({
        text,
        x: 34,
        y: 634 + row * 46,
        size: 35.5,
        face: 'cardMono' as const,
      })),
    ],
  }),
  PHIL_HEALTH: facts => ({
    height: 638,
    ground: ['#eef7ea', '#dceed4'],
    band: '#1e6b34',
    portrait: { x: 52, y: 220, width: 230, height: 300 },
    printed: [
      ...heading('PHILIPPINE HEALTH INSURANCE CORPORATION', 'PhilHealth'),
      { text: facts.idNumber, x: 330, y: 232, size: 38, face: 'cardSansBold' },
      ...labelled('Name', fullName(facts), { x: 330, y: 272, size: 30 }),
      ...labelled('Date of Birth', american(facts.birthday), { x: 330, y: 352 }),
      ...labelled('Sex', facts.gender === 'female' ? 'FEMALE' : 'MALE', { x: 680, y: 352 }),
      ...labelled('Address', facts.address, { x: 330, y: 432, size: 25 }),
    ],
  }),
  SSS: facts => ({
    height: 638,
    ground: ['#eceff6', '#d9e0ee'],
    band: '#27408b',
    portrait: { x: 716, y: 190, width: 240, height: 310 },
    printed: [
      ...heading('SOCIAL SECURITY SYSTEM', 'SOCIAL SECURITY CARD'),
      { text: facts.idNumber, x: 60, y: 224, size: 40, face: 'cardSansBold' },
      ...labelled('Surname', facts.lastName, { x: 60, y: 266 }),
      ...labelled('Given Name', facts.firstName, { x: 60, y: 340 }),
      ...labelled('Middle Name', facts.middleName, { x: 60, y: 414 }),
      ...labelled('Date of Birth', american(facts.birthday).toUpperCase(), { x: 60, y: 488 }),
    ],
  }),
  POSTAL: facts => ({
    height: 638,
    ground: ['#fdf3f2', '#f5dedb'],
    band: '#b3202a',
    portrait: { x: 48, y: 190, width: 240, height: 310 },
    printed: [
      ...heading('PHILIPPINE POSTAL CORPORATION', 'POSTAL IDENTITY CARD'),
      ...labelled('Surname, First Name, Middle Name', fullName(facts), { x: 330, y: 182, size: 30 }),
      ...labelled('Address', facts.address, { x: 330, y: 258, size: 25 }),
      ...labelled('Date of Birth', spelled(facts.birthday), { x: 330, y: 334 }),
      ...labelled('Nationality', 'FILIPINO', { x: 620, y: 334 }),
      ...labelled('PRN', facts.idNumber, { x: 330, y: 410, size: 32, face: 'cardSansBold' }),
      ...labelled('Valid Until', spelled(facts.expiryDate), { x: 330, y: 486 }),
    ],
  }),
  PRC: facts => ({
    height: 638,
    ground: ['#f1edf8', '#e0d8f0'],
    band: '#44307a',
    portrait: { x: 50, y: 190, width: 240, height: 310 },
    printed: [
      ...heading('PROFESSIONAL REGULATION COMMISSION', 'PROFESSIONAL IDENTIFICATION CARD'),
      ...labelled('LAST NAME', facts.lastName, { x: 330, y: 184 }),
      ...labelled('FIRST NAME', facts.firstName, { x: 330, y: 258 }),
      ...labelled('MIDDLE NAME', facts.middleName, { x: 330, y: 332 }),
      ...labelled('REGISTRATION NO.', facts.idNumber, { x: 330, y: 406, size: 32, face: 'cardSansBold' }),
      ...labelled('VALID UNTIL', numbered(facts.expiryDate), { x: 640, y: 406 }),
      ...labelled('REGISTRATION DATE', numbered(facts.issueDate), { x: 330, y: 482 }),
      { text: 'CIVIL ENGINEER', x: 60, y: 548, size: 26, face: 'cardSansBold' },
    ],
  }),
  TIN: facts => ({
    height: 638,
    ground: ['#fbf6e3', '#f1e7bf'],
    band: '#5c5410',
    portrait: { x: 720, y: 200, width: 236, height: 300 },
    printed: [
      ...heading('BUREAU OF INTERNAL REVENUE', 'TAXPAYER IDENTIFICATION'),
      { text: `TIN: ${facts.idNumber}`, x: 60, y: 220, size: 38, face: 'cardSansBold' },
      ...labelled('NAME', fullName(facts), { x: 60, y: 258, size: 29 }),
      ...labelled('ADDRESS', facts.address, { x: 60, y: 334, size: 25 }),
      ...labelled('BIRTH DATE', numbered(facts.birthday), { x: 60, y: 410 }),
      ...labelled('ISSUE DATE', numbered(facts.issueDate), { x: 360, y: 410 }),
    ],
  }),
  NATIONAL_ID: facts => ({
    height: 638,
    ground: ['#f4f1e8', '#e6e0d0'],
    band: '#0a3a82',
    portrait: { x: 48, y: 230, width: 250, height: 320 },
    printed: [
      ...heading('PAMBANSANG PAGKAKAKILANLAN', 'Philippine Identification Card'),
      { text: facts.idNumber, x: 48, y: 202, size: 36, face: 'cardSansBold' },
      ...labelled('Apelyido/Last Name', facts.lastName, { x: 340, y: 222 }),
      ...labelled('Mga Pangalan/Given Names', facts.firstName, { x: 340, y: 296 }),
      ...labelled('Gitnang Apelyido/Middle Name', facts.middleName, { x: 340, y: 370 }),
      ...labelled('Petsa ng Kapanganakan/Date of Birth', american(facts.birthday).toUpperCase(), { x: 340, y: 444 }),
      ...labelled('Tirahan/Address', facts.address, { x: 340, y: 518, size: 25 }),
    ],
  }),
}

function heading(issuer: string, title: string): PrintedText[] {
  return [
    { text: issuer, x: 56, y: 62, size: 32, face: 'cardSansBold', fill: '#ffffff' },
    { text: title, x: 56, y: 108, size: 30, face: 'cardSerif', fill: '#ffffff' },
  ]
}

interface Place {
  readonly x: number
  readonly y: number
  readonly size?: number
  readonly face?: Face
}

function labelled(label: string, text: string, { x, y, size = 31, face = 'cardSans' }: Place): PrintedText[] {
  return [
    { text: label, x, y: y + 18, size: 19, fill: '#3b4450' },
    { text, x, y: y + 26 + size, size, face, fill: '#141414' },
  ]
}

function fullName({ lastName, firstName, middleName }: CardFacts): string {
  return `${lastName}, ${firstName} ${middleName}`
}

function letterOf({ gender }: CardFacts): string {
  return gender === 'female' ? 'F' : 'M'
}

function slashed(day: string): string {
  return day.replaceAll('-', '/')
}

function numbered(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${month}/${date}/${year}`
}

function spelled(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${date} ${months[Number(month) - 1]?.slice(0, 3).toUpperCase()} ${year}`
}

function american(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${months[Number(month) - 1]} ${date}, ${year}`
}
