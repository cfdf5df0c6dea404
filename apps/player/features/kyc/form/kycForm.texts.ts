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
  expiry_date: ['Valid until', 'May bisa hanggang'],
  gender: ['Gender', 'Kasarian'],
  nationality: ['Nationality', 'Nasyonalidad'],
  place_of_birth: ['Place of birth', 'Lugar ng kapanganakan'],
  current_address: ['Current address', 'Kasalukuyang tirahan'],
  permanent_address: ['Permanent address', 'Permanenteng tirahan'],
  nearest_branch: ['Nearest branch', 'Pinakamalapit na branch'],
  shop_id: ['Nearest branch', 'Pinakamalapit na branch'],
  occupation: ['Occupation', 'Hanapbuhay'],
  source_of_income: ['Main source of funds', 'Pangunahing pinagkukunan ng pera'],
  attachments_idPhoto: ['Front photo of ID', 'Litrato ng harap ng ID'],
  attachments_idBack: ['Back photo of ID', 'Litrato ng likod ng ID'],
  attachments_selfieWithIDPhotoPath: ['Selfie with card', 'Selfie na hawak ang ID'],
  attachments_face: ['Face', 'Mukha'],
})

/** What is said under a field that is wrong. In English these are the sentences of the contract itself. */
export const faultTexts = texts({
  required: (label: string) => [`${label} is required`, `Kailangan ito: ${label}`],
  tooLong: (label: string, most: number) => [
    `${label} maxLength is ${most}`,
    `${label}: hanggang ${most} karakter lamang`,
  ],
  letters: ['Allowed characters: A-Z, a-z, space', 'Puwedeng gamitin: A-Z, a-z, patlang'],
  address: ['Allowed characters: A-Z, a-z, space, comma, period', 'Puwedeng gamitin: A-Z, a-z, patlang, kuwit, tuldok'],
  age: ['You must be 21 to 100 years old.', 'Dapat ay 21 hanggang 100 taong gulang ka.'],
  number: (example: string) => [
    `This number does not fit the type of your ID, such as ${example}.`,
    `Hindi tugma ang numerong ito sa uri ng iyong ID, gaya ng ${example}.`,
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
  line: ['Check what we read, and fill in the rest.', 'Suriin ang nabasa namin, at punan ang kulang.'],
  editLine: [
    'Change what is not right any more. Your verification stays as it is.',
    'Baguhin ang hindi na tama. Mananatili ang iyong verification.',
  ],
  editLocked: [
    'This cannot be changed here: it is being looked at, or was approved as it is. Contact us if something is wrong.',
    'Hindi ito mababago rito: sinusuri pa o naaprubahan na. Makipag-ugnayan sa amin kung may mali.',
  ],
  basic: ['Basic Information', 'Pangunahing Impormasyon'],
  address: ['Address Information', 'Impormasyon ng Tirahan'],
  income: ['Income Information', 'Impormasyon ng Kita'],
  photos: ['Photos', 'Mga litrato'],
  remindersTitle: ['Before you submit', 'Bago mo isumite'],
  reminders: [
    'Everything must be as it is on your ID. Whoever states something false, or may not play by law, is refused and forfeits the funds.',
    'Dapat tugma ang lahat sa iyong ID. Ang magsasabi ng mali, o hindi puwedeng maglaro ayon sa batas, ay tatanggihan at mawawalan ng pondo.',
  ],
  submit: ['Submit', 'Isumite'],
  optional: ['Optional', 'Hindi kailangan'],
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
  readFixed: ['Read from your ID with certainty', 'Siguradong nabasa sa iyong ID'],
  locked: ['This cannot be changed any more.', 'Hindi na ito mababago.'],
  noPhoto: ['No photo was sent', 'Walang ipinadalang litrato'],
  sentBack: ['Please mend this', 'Pakiayos ito'],
  phone: ['Phone number', 'Numero ng telepono'],
  phoneHint: ['The number you sign in with', 'Ang numerong gamit mo sa pag-sign in'],
  searchNationality: ['Search nationalities', 'Maghanap ng nasyonalidad'],
  noneFound: ['Nothing found', 'Walang nahanap'],
  sameAddress: ['Same as my current address', 'Pareho sa kasalukuyang tirahan'],
  branchesFailed: ['The branches could not be loaded.', 'Hindi ma-load ang mga branch.'],
  again: ['Try again', 'Subukan muli'],
  submitFailed: ['This could not be sent. Please try again.', 'Hindi ito naipadala. Subukan muli.'],
  baseFailed: ['Update basic information failed', 'Hindi na-update ang pangunahing impormasyon'],
  baseDone: ['Saved', 'Na-save'],
  mend: (count: number) => [
    count === 1 ? 'One field needs your attention.' : `${count} fields need your attention.`,
    count === 1 ? 'May isang dapat ayusin.' : `May ${count} na dapat ayusin.`,
  ],
})
