import { refusals } from '../refusal.ts'

export const kycErrors = refusals({
  kyc_locked: {
    status: 409,
    text: [
      'Your verification is under review, so you cannot change it now. Please wait for the result.',
      'Nire-review ang verification mo, kaya hindi ito mababago ngayon. Hintayin ang resulta.',
    ],
  },
  kyc_exists: {
    status: 409,
    text: ['You have submitted this already. Please update it instead.', 'Naisumite mo na ito. I-update na lang ito.'],
  },
  kyc_photo_unknown: {
    status: 400,
    text: ['A photo is missing. Please take it again.', 'May kulang na litrato. Kunan itong muli.'],
  },
  kyc_photo_locked: {
    status: 409,
    text: ['This photo can no longer be replaced.', 'Hindi na mapapalitan ang litratong ito.'],
  },
  kyc_type_locked: {
    status: 409,
    text: ['You can no longer change your ID type.', 'Hindi na mababago ang uri ng iyong ID.'],
  },
  id_number_invalid: {
    status: 400,
    text: ['This number does not match your ID type.', 'Hindi tugma ang number na ito sa uri ng iyong ID.'],
  },
  birthday_outside: {
    status: 422,
    text: ['You must be 21 to 100 years old.', 'Dapat ay 21 hanggang 100 taong gulang ka.'],
  },
  branch_unknown: { status: 400, text: ['Nearest branch is required', 'Kailangan ang pinakamalapit na branch'] },
  base_failed: {
    status: 422,
    text: ['Update basic information failed', 'Hindi na-update ang pangunahing impormasyon'],
  },
  photo_unreadable: {
    status: 415,
    text: [
      'We cannot read this picture. Please use a PNG, JPEG or WebP photo.',
      'Hindi namin mabasa ang larawang ito. Gumamit ng PNG, JPEG o WebP.',
    ],
  },
  photo_too_large: {
    status: 413,
    text: [
      'This picture is too large. Use one of up to 8 MB and 25 megapixels.',
      'Masyadong malaki ang larawan. Gumamit ng hanggang 8 MB at 25 megapixel.',
    ],
  },
  upload_failed: { status: 409, text: ['Upload failed', 'Hindi na-upload'] },
  upload_too_often: {
    status: 429,
    text: [
      'You have uploaded too many pictures. Please try again later.',
      'Sobrang dami na ng na-upload mong larawan. Subukan muli mamaya.',
    ],
  },
  read_unavailable: {
    status: 503,
    text: ['Failed to start OCR', 'Hindi nasimulan ang pag-scan ng ID'],
  },
  callback_foreign: {
    status: 400,
    text: ['Failed to start OCR', 'Hindi nasimulan ang pag-scan ng ID'],
  },
  read_unknown: {
    status: 404,
    text: ['This ID check was not found. Please start again.', 'Hindi nahanap ang ID check na ito. Magsimula muli.'],
  },
  read_pending: {
    status: 409,
    text: ['Your ID is still being read. Please wait a moment.', 'Binabasa pa ang iyong ID. Maghintay sandali.'],
    repeatable: true,
  },
  read_repeated: {
    status: 409,
    text: [
      'Your certificate has been authenticated and cannot be authenticated again.',
      'Na-verify na ang iyong ID at hindi na mave-verify muli.',
    ],
  },
  read_too_often: {
    status: 429,
    text: [
      'Your ID was scanned too many times today. Please try again tomorrow.',
      'Sobrang daming beses nang na-scan ang iyong ID ngayong araw. Subukan muli bukas.',
    ],
  },
})
