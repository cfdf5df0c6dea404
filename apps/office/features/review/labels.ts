import type { Text } from '@saya/contract/text'
import type { InputOf } from '../../shared/client.ts'
import type { Case } from './useCase.ts'
import type { ActKey } from '../../shared/keys.ts'

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

type Language = Case['language']

export interface Issue {
  readonly key: ActKey
  readonly title: string
  readonly fields: readonly IssueField[]
  /** What the member reads in their language, unless the reviewer writes something better. */
  readonly message: Text
}

/** What a member can be asked to mend, in the order of the keys 1 to 9. */
export const issues: readonly Issue[] = [
  {
    key: '1',
    title: 'Name',
    fields: ['first_name', 'middle_name', 'last_name'],
    message: [
      'Your name does not match your ID. Please enter it exactly as on your ID.',
      'Hindi tugma ang pangalan mo sa iyong ID. Ilagay ito nang eksakto gaya ng nasa ID.',
    ],
  },
  {
    key: '2',
    title: 'Birthday',
    fields: ['birthday'],
    message: [
      'Your birthday does not match your ID. Please check it.',
      'Hindi tugma ang kaarawan mo sa iyong ID. Paki-check ito.',
    ],
  },
  {
    key: '3',
    title: 'ID number',
    fields: ['id_number', 'id_type'],
    message: [
      'Your ID type or number does not match the photo. Please check both.',
      'Hindi tugma ang uri o numero ng iyong ID sa litrato. Paki-check ang dalawa.',
    ],
  },
  {
    key: '4',
    title: 'ID photo',
    fields: ['idPhoto'],
    message: [
      'We cannot read your ID in the photo. Please take it again in good light.',
      'Hindi namin mabasa ang ID mo sa litrato. Kunan ulit ito sa maliwanag na lugar.',
    ],
  },
  {
    key: '5',
    title: 'Selfie',
    fields: ['selfieWithIDPhotoPath', 'face'],
    message: [
      'Your face or ID is not clear in the selfie. Please take it again.',
      'Hindi malinaw ang mukha o ID mo sa selfie. Kunan ulit ito.',
    ],
  },
  {
    key: '6',
    title: 'Address',
    fields: ['current_address', 'permanent_address'],
    message: [
      'Your address does not match your ID. Please confirm where you live now.',
      'Hindi tugma ang address mo sa iyong ID. Pakikumpirma kung saan ka nakatira ngayon.',
    ],
  },
  {
    key: '7',
    title: 'Funds source',
    fields: ['source_of_income', 'occupation'],
    message: ['Please check your occupation and source of funds.', 'Paki-check ang trabaho at source of funds mo.'],
  },
  {
    key: '8',
    title: 'Back of ID',
    fields: ['idBack'],
    message: ['Please add a photo of the back of your ID.', 'Magdagdag ng litrato ng likod ng ID mo.'],
  },
  {
    key: '9',
    title: 'Other details',
    fields: ['gender', 'nationality', 'place_of_birth', 'nearest_branch'],
    message: [
      'Please check your gender, nationality, place of birth and nearest branch.',
      'Paki-check ang kasarian, nasyonalidad, lugar ng kapanganakan at pinakamalapit na branch.',
    ],
  },
]

/** What the chosen issues say together, in the language that the member reads. */
export function messageOf(chosen: readonly Issue[], language: Language): string {
  return chosen.map(({ message: [english, tagalog] }) => (language === 'tl' ? tagalog : english)).join(' ')
}
