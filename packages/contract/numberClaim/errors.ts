import { refusals } from '../refusal.ts'

export const numberClaimErrors = refusals({
  number_claim_same: {
    status: 400,
    text: [
      'These are the same number. Enter the number you lost, and the one you use now.',
      'Iisa lang ang dalawang number. Ilagay ang number na nawala sa iyo, at ang ginagamit mo na ngayon.',
    ],
  },
  number_claim_exhausted: {
    status: 429,
    text: [
      'Too many requests like this were sent today. Please try again later.',
      'Sobrang dami nang ganitong request ngayong araw. Subukan muli mamaya.',
    ],
  },
  number_claim_over: {
    status: 409,
    text: [
      'This request is closed: it was decided, it expired, or the owner of the account stopped it. Reload the list.',
      'Sarado na ang request na ito: may desisyon na, expired na, o pinigilan ng may-ari ng account. I-reload ang listahan.',
    ],
  },
  number_claim_beside: {
    status: 409,
    text: [
      'Another request for this member is proposed already. Refuse that one first if this is the member.',
      'May ibang request na para sa member na ito na naka-propose na. I-refuse muna iyon kung ito ang totoong member.',
    ],
  },
  number_claim_unverified: {
    status: 409,
    text: [
      'The ID of this member is not fully verified, so there is nothing to compare the person with. Refuse the request.',
      'Hindi pa fully verified ang ID ng member na ito, kaya walang mapagkukumparahan. I-refuse ang request.',
    ],
  },
  number_claim_member: {
    status: 409,
    text: [
      'This account is blocked or closed, or its number changed meanwhile. The request can only be refused.',
      'Naka-block o sarado ang account, o napalitan na ang number nito. I-refuse na lang ang request.',
    ],
  },
  number_claim_taken: {
    status: 409,
    text: [
      'The new number belongs to another account. Ask the member for a number that has no account, and refuse this request.',
      'May ibang account na ang bagong number. Humingi sa member ng number na walang account, at i-refuse ang request na ito.',
    ],
  },
  number_claim_early: {
    status: 409,
    text: [
      'The owner has 24 hours to say no. Approve it after that time.',
      'May 24 oras ang may-ari para tumanggi. I-approve ito pagkatapos niyon.',
    ],
  },
  number_claim_own: {
    status: 403,
    text: [
      'You proposed this, so a colleague must approve it. To withdraw it, refuse it.',
      'Ikaw ang nag-propose nito, kaya kasamahan mo ang dapat mag-approve. Para bawiin, i-refuse ito.',
    ],
  },
})
