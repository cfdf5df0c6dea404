import * as v from 'valibot'
import { isDay } from '../day.ts'
import { kycLimits, textLimits } from '../limits.ts'
import { genders, occupationNames, sourceNames } from './choices.ts'
import { idTypeCodes } from './idTypes.ts'

/** What the sentence says that a person reads when a field is empty. */
function required(label: string): string {
  return `${label} is required`
}

const lettersOnly = 'Allowed characters: A-Z, a-z, space'
const addressOnly = 'Allowed characters: A-Z, a-z, space, comma, period'

function text(label: string, most: number) {
  return v.pipe(
    v.string(required(label)),
    v.trim(),
    v.nonEmpty(required(label)),
    v.maxLength(most, `${label}: at most ${most} characters`),
  )
}

/** Names as people really have them: letters of any script, and what stands between them, which alone is no name. */
const nameShape = /^(?=.*\p{L})[\p{L}\p{M} .'’-]+$/u
const nameOrNone = /^((?=.*\p{L})[\p{L}\p{M} .'’-]+)?$/u
const addressShape = /^[\p{L}\p{M}\d ,.()/#-]*$/u

export const firstName = v.pipe(text('First name', textLimits.name), v.regex(nameShape, lettersOnly))
export const lastName = v.pipe(text('Last name', textLimits.name), v.regex(nameShape, lettersOnly))
export const middleName = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(textLimits.name, `Middle name: at most ${textLimits.name} characters`),
  v.regex(nameOrNone, lettersOnly),
)
export const placeOfBirth = v.pipe(text('Place of birth', textLimits.placeOfBirth), v.regex(nameShape, lettersOnly))
export const currentAddress = v.pipe(text('Current address', textLimits.address), v.regex(addressShape, addressOnly))
export const permanentAddress = v.pipe(
  text('Permanent address', textLimits.address),
  v.regex(addressShape, addressOnly),
)
export const nationality = v.pipe(text('Nationality', 60), v.regex(/^[\p{L}\p{M} .,'’()&-]*$/u, lettersOnly))
export const idType = v.picklist(idTypeCodes, required('ID type'))
export const idNumber = text('ID number', 30)
export const gender = v.picklist(genders, required('Gender'))
export const occupation = v.picklist(occupationNames, required('Occupation'))
export const sourceOfFunds = v.picklist(sourceNames, required('Main source of funds'))

/** The days between which somebody was born who may play today, a day being the one in Manila. */
export function birthdayRange(today: string): { readonly first: string; readonly last: string } {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
  return {
    first: dayOf(year - kycLimits.oldestYears, month, day),
    last: dayOf(year - kycLimits.youngestYears, month, day),
  }
}

/** Whoever was born on 29 February comes of age on 1 March. */
function dayOf(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
}

/** A day that exists. Whether somebody born on it may play is told by `birthdayRange`. */
export const birthday = v.pipe(v.string(required('Birthday')), v.isoDate(required('Birthday')), v.check(isDay))

/** The key that an upload was answered with. */
export const objectKey = v.pipe(v.string(), v.regex(/^kyc-photo\/[0-9a-f]{32}$/))
