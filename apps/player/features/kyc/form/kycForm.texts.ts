import { textLimits } from '@saya/contract/limits'
import { texts } from '../../../shared/texts.ts'
import type { KycField } from './kycForm.ts'

/** The names of the fields, as people read them above each and in what is said about them. */
export const fieldTexts = texts({
  id_type: ['ID type', 'Uri ng ID'],
  id_number: ['ID number', 'Numero ng ID'],
  first_name: ['First name', 'Pangalan'],
  middle_name: ['Middle name', 'Gitnang pangalan'],
  last_name: ['Last name', 'Apelyido'],
  birthday: ['Birthday', 'Kaarawan'],
  expiry_date: ['Valid until', 'Valid hanggang'],
  gender: ['Gender', 'Kasarian'],
  nationality: ['Nationality', 'Nasyonalidad'],
  place_of_birth: ['Place of birth', 'Lugar ng kapanganakan'],
  current_address: ['Current address', 'Kasalukuyang tirahan'],
  permanent_address: ['Permanent address', 'Permanenteng tirahan'],
  nearest_branch: ['Nearest branch', 'Pinakamalapit na branch'],
  shop_id: ['Nearest branch', 'Pinakamalapit na branch'],
  occupation: ['Occupation', 'Trabaho'],
  source_of_income: ['Main source of funds', 'Pangunahing source of funds'],
  attachments_idPhoto: ['Front photo of ID', 'Litrato ng harap ng ID'],
  attachments_idBack: ['Back photo of ID', 'Litrato ng likod ng ID'],
  attachments_selfieWithIDPhotoPath: ['Selfie with card', 'Selfie na hawak ang ID'],
  attachments_face: ['Face', 'Mukha'],
})

/** What is said under a field that is wrong. In English these are the sentences of the contract itself. */
export const faultTexts = texts({
  required: (label: string) => [`${label} is required`, `Kailangan ito: ${label}`],
  tooLong: (label: string, most: number) => [
    `${label}: at most ${most} characters`,
    `${label}: hanggang ${most} karakter lang`,
  ],
  letters: ['Allowed characters: A-Z, a-z, space', 'Puwedeng gamitin: A-Z, a-z, space'],
  address: ['Allowed characters: A-Z, a-z, space, comma, period', 'Puwedeng gamitin: A-Z, a-z, space, comma, period'],
  age: ['You must be 21 to 100 years old.', 'Dapat ay 21 hanggang 100 taong gulang ka.'],
  number: (example: string) => [
    `This number does not match your ID type. Example: ${example}.`,
    `Hindi tugma ang number na ito sa uri ng iyong ID. Halimbawa: ${example}.`,
  ],
  facePhoto: ['Face photo is required', 'Kailangan ang litrato ng mukha'],
})

/** How long each text may be. */
export const mostCharacters: Partial<Record<KycField, number>> = {
  id_number: 30,
  first_name: textLimits.name,
  middle_name: textLimits.name,
  last_name: textLimits.name,
  nationality: 60,
  place_of_birth: textLimits.placeOfBirth,
  current_address: textLimits.address,
  permanent_address: textLimits.address,
}

export const formTexts = texts({
  title: ['Complete your details', 'Kumpletuhin ang detalye'],
  editTitle: ['Basic information', 'Pangunahing impormasyon'],
  line: ['Check what we read, and fill in the rest.', 'I-check ang nabasa namin, at punan ang kulang.'],
  editLine: [
    'Update details that have changed. You stay verified.',
    'I-update ang mga detalyeng nagbago. Mananatili kang verified.',
  ],
  editLocked: [
    'These details are under review or already approved, so you cannot change them here. Contact us if something is wrong.',
    'Nire-review pa o approved na ang mga detalyeng ito, kaya hindi mababago rito. I-contact kami kung may mali.',
  ],
  basic: ['Basic Information', 'Pangunahing Impormasyon'],
  address: ['Address Information', 'Impormasyon ng Tirahan'],
  income: ['Income Information', 'Impormasyon ng Kita'],
  photos: ['Photos', 'Mga litrato'],
  remindersTitle: ['Before you submit', 'Bago mo isumite'],
  reminders: [
    'All details must match your ID. If you give false details, or may not play by law, we will reject you and your funds are forfeited.',
    'Dapat tugma ang lahat sa iyong ID. Kung mali ang detalye, o hindi ka puwedeng maglaro ayon sa batas, tatanggihan ka at kukumpiskahin ang pondo mo.',
  ],
  submit: ['Submit', 'Isumite'],
  optional: ['Optional', 'Optional'],
  choose: ['Choose', 'Pumili'],
  chosen: ['Chosen', 'Napili'],
  clear: ['Clear', 'Burahin'],
  cancel: ['Cancel', 'Kanselahin'],
  confirm: ['Confirm', 'Kumpirmahin'],
  close: ['Close', 'Isara'],
  year: ['Year', 'Taon'],
  month: ['Month', 'Buwan'],
  day: ['Day', 'Araw'],
  female: ['Female', 'Babae'],
  male: ['Male', 'Lalaki'],
  read: ['Read from your ID', 'Nabasa sa iyong ID'],
  readFixed: ['Confirmed from your ID', 'Kumpirmado sa iyong ID'],
  locked: ['This can no longer be changed.', 'Hindi na ito mababago.'],
  noPhoto: ['No photo was sent', 'Walang ipinadalang litrato'],
  sentBack: ['Please correct this', 'Itama ito'],
  phone: ['Phone number', 'Numero ng telepono'],
  phoneHint: ['The number you use to log in', 'Ang number na gamit mo sa pag-log in'],
  searchNationality: ['Search nationality', 'Maghanap ng nasyonalidad'],
  noneFound: ['Nothing found', 'Walang nahanap'],
  sameAddress: ['Same as my current address', 'Pareho sa kasalukuyang tirahan'],
  branchesFailed: ['The branches could not be loaded.', 'Hindi ma-load ang mga branch.'],
  again: ['Try again', 'Subukan muli'],
  submitFailed: [
    'We could not submit your details. Please try again.',
    'Hindi naisumite ang detalye mo. Subukan muli.',
  ],
  baseFailed: ['Update basic information failed', 'Hindi na-update ang pangunahing impormasyon'],
  baseDone: ['Saved', 'Na-save'],
  takeAgain: (photos: string) => [`Please take again: ${photos}.`, `Kunan muli: ${photos}.`],
  mend: (count: number) => [
    count === 1 ? 'One field needs your attention.' : `${count} fields need your attention.`,
    count === 1 ? 'May isang dapat ayusin.' : `May ${count} na dapat ayusin.`,
  ],
})
