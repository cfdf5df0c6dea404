import { refusals } from '../refusal.ts'

/** What any call may answer before or beside its own refusals. */
export const generalErrors = refusals({
  malformed_request: { status: 400, text: ['The request could not be read.', 'Hindi mabasa ang kahilingan.'] },
  invalid_request: { status: 400, text: ['Please check what you entered.', 'Pakisuri ang iyong inilagay.'] },
  authentication_required: { status: 401, text: ['Authentication required', 'Kailangang mag-log in'] },
  invalid_token: { status: 401, text: ['invalid token', 'hindi wasto ang token'] },
  /** The same words for machines, and beside them what ended the session, for the app to say. */
  ended_elsewhere: { status: 401, text: ['invalid token', 'hindi wasto ang token'] },
  ended_by_password: { status: 401, text: ['invalid token', 'hindi wasto ang token'] },
  ended_by_phone: { status: 401, text: ['invalid token', 'hindi wasto ang token'] },
  ended_for_safety: { status: 401, text: ['invalid token', 'hindi wasto ang token'] },
  token_expired: { status: 401, text: ['token expired', 'paso na ang token'] },
  account_blocked: {
    status: 403,
    text: [
      'This account is blocked by the administrator. Please contact us.',
      'Hinarang ng administrator ang account na ito. Makipag-ugnayan sa amin.',
    ],
  },
  step_up_required: {
    status: 403,
    text: ['Please confirm it is you.', 'Pakikumpirma na ikaw ito.'],
    repeatable: true,
  },
  not_permitted: {
    status: 403,
    text: ['Your role does not allow this.', 'Hindi ito pinapayagan ng iyong tungkulin.'],
  },
  own_matter: {
    status: 403,
    text: [
      'Nobody decides about themselves. Please ask a colleague.',
      'Walang nagpapasya para sa sarili. Humingi sa kasama.',
    ],
  },
  cross_site: {
    status: 403,
    text: ['This call is only answered to our own pages.', 'Sa sarili naming mga pahina lamang ito sinasagot.'],
  },
  not_found: { status: 404, text: ['There is nothing here.', 'Walang laman dito.'] },
  in_progress: {
    status: 409,
    text: ['This is already being done. Please wait a moment.', 'Ginagawa na ito. Maghintay sandali.'],
  },
  replay_mismatch: {
    status: 409,
    text: [
      'This key was already used for something else. Please start again.',
      'Nagamit na sa iba ang key na ito. Magsimula muli.',
    ],
  },
  foreign_host: {
    status: 421,
    text: ['This is not the address of this service.', 'Hindi ito ang address ng serbisyong ito.'],
  },
  method_not_allowed: {
    status: 405,
    text: ['This address does not take that method.', 'Hindi tinatanggap dito ang paraang iyan.'],
  },
  not_acceptable: {
    status: 406,
    text: ['This address answers CBOR or JSON.', 'CBOR o JSON ang isinasagot dito.'],
  },
  request_timeout: {
    status: 408,
    text: ['The request took too long to arrive. Please try again.', 'Masyadong matagal ang kahilingan. Subukan muli.'],
  },
  body_too_large: { status: 413, text: ['That is too large to send.', 'Masyadong malaki para ipadala.'] },
  unsupported_type: {
    status: 415,
    text: [
      'This address does not take that kind of body. Send CBOR, or JSON in UTF-8.',
      'Hindi tinatanggap dito ang ganyang laman. Magpadala ng CBOR, o JSON sa UTF-8.',
    ],
  },
  too_many_requests: {
    status: 429,
    text: ['Too many requests. Please wait a moment.', 'Napakaraming kahilingan. Maghintay sandali.'],
  },
  headers_too_large: {
    status: 431,
    text: ['The headers of this request are too large.', 'Masyadong malaki ang mga header ng kahilingan.'],
  },
  unexpected: {
    status: 500,
    text: ['Something went wrong on our side. Please try again.', 'May nangyaring mali sa amin. Subukan muli.'],
  },
  busy: { status: 503, text: ['We are busy. Please try again.', 'Abala kami ngayon. Subukan muli.'] },
  /** The notice that the app shows in its place is Chinese in every language (D-29). */
  maintenance: {
    status: 503,
    text: ['We are under maintenance. Please try again later.', 'Nasa maintenance kami. Subukan muli mamaya.'],
  },
})

export type GeneralCode = keyof typeof generalErrors
