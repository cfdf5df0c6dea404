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
      'Your name differs from your ID. Please write it as it stands there.',
      'Iba ang pangalan mo sa nakasulat sa iyong ID. Isulat ito ayon sa ID.',
    ],
  },
  {
    key: '2',
    title: 'Birthday',
    fields: ['birthday'],
    message: [
      'Your birthday differs from your ID. Please check it.',
      'Iba ang kaarawan mo sa nakasulat sa iyong ID. Pakisuri ito.',
    ],
  },
  {
    key: '3',
    title: 'ID number',
    fields: ['id_number', 'id_type'],
    message: [
      'The type or number of your ID differs from the photo. Please check both.',
      'Iba ang uri o numero ng iyong ID sa nasa litrato. Pakisuri ang dalawa.',
    ],
  },
  {
    key: '4',
    title: 'ID photo',
    fields: ['idPhoto'],
    message: [
      'Your ID cannot be read on the photo. Please take it again in good light.',
      'Hindi mabasa ang iyong ID sa litrato. Kunan ulit ito sa maliwanag na lugar.',
    ],
  },
  {
    key: '5',
    title: 'Selfie',
    fields: ['selfieWithIDPhotoPath', 'face'],
    message: [
      'Your face or your ID cannot be seen well on the selfie. Please take it again.',
      'Hindi malinaw ang mukha mo o ang iyong ID sa selfie. Kunan ulit ito.',
    ],
  },
  {
    key: '6',
    title: 'Address',
    fields: ['current_address', 'permanent_address'],
    message: [
      'Your address differs from your ID. Please confirm where you live now.',
      'Iba ang tirahan mo sa nakasulat sa iyong ID. Pakikumpirma kung saan ka nakatira ngayon.',
    ],
  },
  {
    key: '7',
    title: 'Funds source',
    fields: ['source_of_income', 'occupation'],
    message: [
      'Please tell us again what you do and where your money comes from.',
      'Pakisabi ulit kung ano ang hanapbuhay mo at saan galing ang pera mo.',
    ],
  },
  {
    key: '8',
    title: 'Back of ID',
    fields: ['idBack'],
    message: ['Please add a photo of the back of your ID.', 'Magdagdag ng litrato ng likod ng iyong ID.'],
  },
  {
    key: '9',
    title: 'Other details',
    fields: ['gender', 'nationality', 'place_of_birth', 'nearest_branch'],
    message: [
      'Please check your gender, nationality, place of birth and nearest branch.',
      'Pakisuri ang iyong kasarian, nasyonalidad, lugar ng kapanganakan at pinakamalapit na branch.',
    ],
  },
]

/** What the chosen issues say together, in the language that the member reads. */
export function messageOf(chosen: readonly Issue[], language: Language): string {
  return chosen.map(({ message: [english, tagalog] }) => (language === 'tl' ? tagalog : english)).join(' ')
}
