import type { Text } from '../text.ts'

/** What a person does for a living, by the words that are sent. */
export const occupations = {
  Employed: ['Employed', 'May trabaho'],
  'Self-Employed': ['Self-Employed', 'Sariling hanapbuhay'],
  'Business Owner': ['Business Owner', 'May-ari ng negosyo'],
  Student: ['Student', 'Estudyante'],
  Retired: ['Retired', 'Retirado'],
  Unemployed: ['Unemployed', 'Walang trabaho'],
  Homemaker: ['Homemaker', 'Nasa bahay'],
  Freelancer: ['Freelancer', 'Freelancer'],
  'Government Employee': ['Government Employee', 'Kawani ng gobyerno'],
  'Private Sector Employee': ['Private Sector Employee', 'Kawani ng pribadong kompanya'],
  Other: ['Other', 'Iba pa'],
} as const satisfies Readonly<Record<string, Text>>

export type Occupation = keyof typeof occupations

/** Where a person's money comes from, by the words that are sent. */
export const sourcesOfFunds = {
  'Salary/Employment': ['Salary/Employment', 'Sahod/Trabaho'],
  'Business Income': ['Business Income', 'Kita sa negosyo'],
  Investments: ['Investments', 'Puhunan'],
  Inheritance: ['Inheritance', 'Mana'],
  'Personal Savings': ['Personal Savings', 'Sariling ipon'],
  'Pension/Retirement': ['Pension/Retirement', 'Pensiyon/Pagreretiro'],
  'Rental Income': ['Rental Income', 'Kita sa paupahan'],
  'Family Allowance': ['Family Allowance', 'Sustento ng pamilya'],
  'Other Sources': ['Other Sources', 'Iba pang pinagkukunan'],
} as const satisfies Readonly<Record<string, Text>>

export type SourceOfFunds = keyof typeof sourcesOfFunds

export const genders = ['female', 'male'] as const

/** The photos of a record, by the names they travel under. The edit form adds the back of the card. */
export const photoKinds = ['face', 'idPhoto', 'selfieWithIDPhotoPath', 'idBack'] as const

export type PhotoKind = (typeof photoKinds)[number]

/** What became of the two movements that the selfie begins with. */
export const livenessResults = ['done', 'skipped'] as const

export const occupationNames = Object.keys(occupations) as readonly Occupation[]
export const sourceNames = Object.keys(sourcesOfFunds) as readonly SourceOfFunds[]
