import { refusals } from '../refusal.ts'

/** What any call may answer before or beside its own refusals. */
export const generalErrors = refusals({
  malformed_request: { status: 400, text: ['The request could not be read.', 'Hindi mabasa ang request.'] },
  invalid_request: { status: 400, text: ['Please check what you entered.', 'Paki-check ang inilagay mo.'] },
  authentication_required: { status: 401, text: ['Authentication required', 'Kailangang mag-log in'] },
  invalid_token: { status: 401, text: ['invalid token', 'invalid ang token'] },
  /** The same words for machines, and beside them what ended the session, for the app to say. */
  ended_elsewhere: { status: 401, text: ['invalid token', 'invalid ang token'] },
  ended_by_password: { status: 401, text: ['invalid token', 'invalid ang token'] },
  ended_by_phone: { status: 401, text: ['invalid token', 'invalid ang token'] },
  ended_for_safety: { status: 401, text: ['invalid token', 'invalid ang token'] },
  token_expired: { status: 401, text: ['token expired', 'expired na ang token'] },
  account_blocked: {
    status: 403,
    text: [
      'This account is blocked by the administrator. Please contact us.',
      'Na-block ng administrator ang account na ito. I-contact kami.',
    ],
  },
  step_up_required: {
    status: 403,
    text: ['Please confirm it is you.', 'Kumpirmahin na ikaw ito.'],
    repeatable: true,
  },
  not_permitted: {
    status: 403,
    text: ['Your role does not allow this.', 'Hindi ito pinapayagan ng role mo.'],
  },
  own_matter: {
    status: 403,
    text: [
      'You cannot decide about your own account. Please ask a colleague.',
      'Hindi mo puwedeng desisyunan ang sarili mong account. Ipagawa ito sa kasamahan.',
    ],
  },
  cross_site: {
    status: 403,
    text: ['This call is only answered to our own pages.', 'Sa sarili naming mga pahina lamang ito sinasagot.'],
  },
  not_found: { status: 404, text: ['Not found.', 'Hindi nahanap.'] },
  in_progress: {
    status: 409,
    text: ['We are already processing this. Please wait a moment.', 'Pinoproseso na ito. Maghintay sandali.'],
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
    text: ['The request took too long to arrive. Please try again.', 'Masyadong matagal ang request. Subukan muli.'],
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
    text: ['Too many requests. Please wait a moment.', 'Sobrang daming request. Maghintay sandali.'],
  },
  headers_too_large: {
    status: 431,
    text: ['The headers of this request are too large.', 'Masyadong malaki ang headers ng request.'],
  },
  unexpected: {
    status: 500,
    text: ['Something went wrong on our side. Please try again.', 'Nagkaroon ng problema sa amin. Subukan muli.'],
  },
  busy: { status: 503, text: ['We are busy. Please try again.', 'Maraming gumagamit ngayon. Subukan muli.'] },
  /** The notice that the app shows in its place is Chinese in every language (D-29). */
  maintenance: {
    status: 503,
    text: ['We are under maintenance. Please try again later.', 'Naka-maintenance kami. Subukan muli mamaya.'],
  },
})

export type GeneralCode = keyof typeof generalErrors
