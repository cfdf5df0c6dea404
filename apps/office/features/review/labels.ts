import type { InputOf } from '../../shared/client.ts'

type Body = InputOf<'POST /office/api/review/decide'>['body']
export type IssueField = NonNullable<Body['fields']>[number]

/** The fields of the form as the desk names them. */
export const fieldTitles: Readonly<Record<string, string>> = {
  name: 'Full name',
  birthday: 'Birthday',
  id_type: 'ID type',
  id_number: 'ID number',
  expiry_date: 'Expiry date',
  gender: 'Gender',
  nationality: 'Nationality',
  place_of_birth: 'Place of birth',
  current_address: 'Current address',
  permanent_address: 'Permanent address',
  occupation: 'Occupation',
  source_of_income: 'Source of funds',
  nearest_branch: 'Nearest branch',
}

export interface Issue {
  readonly key: string
  readonly title: string
  readonly fields: readonly IssueField[]
  /** What the member reads, unless the reviewer writes something better. */
  readonly message: string
}

/** What a member can be asked to mend, in the order of the keys 1 to 9. */
export const issues: readonly Issue[] = [
  {
    key: '1',
    title: 'Name',
    fields: ['first_name', 'middle_name', 'last_name'],
    message: 'Your name differs from your ID. Please write it as it stands there.',
  },
  {
    key: '2',
    title: 'Birthday',
    fields: ['birthday'],
    message: 'Your birthday differs from your ID. Please check it.',
  },
  {
    key: '3',
    title: 'ID number',
    fields: ['id_number', 'id_type'],
    message: 'The type or number of your ID differs from the photo. Please check both.',
  },
  {
    key: '4',
    title: 'ID photo',
    fields: ['idPhoto'],
    message: 'Your ID cannot be read on the photo. Please take it again in good light.',
  },
  {
    key: '5',
    title: 'Selfie',
    fields: ['selfieWithIDPhotoPath', 'face'],
    message: 'Your face or your ID cannot be seen well on the selfie. Please take it again.',
  },
  {
    key: '6',
    title: 'Address',
    fields: ['current_address', 'permanent_address'],
    message: 'Your address differs from your ID. Please confirm where you live now.',
  },
  {
    key: '7',
    title: 'Funds source',
    fields: ['source_of_income', 'occupation'],
    message: 'Please tell us again what you do and where your money comes from.',
  },
  {
    key: '8',
    title: 'Back of ID',
    fields: ['idBack'],
    message: 'Please add a photo of the back of your ID.',
  },
]

/** What the chosen issues say together. */
export function messageOf(chosen: readonly Issue[]): string {
  return chosen.map(({ message }) => message).join(' ')
}
