import { refusals } from '../refusal.ts'

/** Why a member is not given something, in the order in which it is asked. Each is a sentence that they read. */
export const eligibilityErrors = refusals({
  promotion_stopped: {
    status: 409,
    text: ['This promotion is not available right now.', 'Hindi available ang promotion na ito ngayon.'],
  },
  promotion_early: {
    status: 409,
    text: ['This promotion has not started yet.', 'Hindi pa nagsisimula ang promotion na ito.'],
  },
  promotion_over: {
    status: 409,
    text: ['This promotion has ended.', 'Tapos na ang promotion na ito.'],
  },
  promotion_account: {
    status: 403,
    text: [
      'Your account cannot get promotions. Please contact Service.',
      'Hindi makakakuha ng promotion ang account mo. I-contact ang Service.',
    ],
  },
  promotion_paused: {
    status: 403,
    text: [
      'Promotions are off while you take a break from play.',
      'Naka-off ang mga promotion habang naka-break ka sa paglalaro.',
    ],
  },
  promotion_limit: {
    status: 403,
    text: [
      'You have reached a limit you set. Promotions are back when it resets.',
      'Naabot mo na ang limit mo. Babalik ang mga promotion kapag nag-reset ito.',
    ],
  },
  promotion_unavailable: {
    status: 403,
    text: [
      'There are no promotions for your account right now. Questions? Contact Service.',
      'Walang promotion para sa account mo sa ngayon. May tanong? I-contact ang Service.',
    ],
  },
  promotion_verify: {
    status: 403,
    text: [
      'Verify your account first. It takes a few minutes.',
      'I-verify muna ang account mo. Ilang minuto lang ito.',
    ],
  },
  promotion_tester: {
    status: 403,
    text: ['Test accounts are not part of this promotion.', 'Hindi kasali rito ang mga test account.'],
  },
  promotion_user: {
    status: 403,
    text: ['This promotion is by invitation.', 'Para lang ito sa mga inimbitahan.'],
  },
  promotion_brand: {
    status: 403,
    text: ['This promotion is not offered on this site.', 'Hindi ito iniaalok sa site na ito.'],
  },
  promotion_level: {
    status: 403,
    text: ['Your VIP level is not high enough yet.', 'Kulang pa ang VIP level mo.'],
  },
  promotion_age: {
    status: 403,
    text: ['Your account is still too new for this promotion.', 'Masyado pang bago ang account mo para rito.'],
  },
  promotion_email: {
    status: 403,
    text: ['Add and confirm your email first.', 'Magdagdag at mag-confirm muna ng email.'],
  },
  promotion_id: {
    status: 403,
    text: ['Get your ID approved first.', 'Ipa-approve muna ang ID mo.'],
  },
  promotion_payee: {
    status: 403,
    text: ['Add a withdrawal account first.', 'Magdagdag muna ng withdrawal account.'],
  },
  promotion_browser: {
    status: 403,
    text: [
      'We do not recognize this device. Log in again on this device first.',
      'Hindi namin kilala ang device na ito. Mag-log in muna muli sa device na ito.',
    ],
  },
  promotion_claimed: {
    status: 409,
    text: ['You already have this.', 'Nasa iyo na ito.'],
  },
  promotion_refused: {
    status: 403,
    text: [
      'We could not give you this at the time, and it will not be offered to you again. Questions? Contact Service.',
      'Hindi namin ito naibigay sa iyo noon, at hindi na ito iaalok sa iyo ulit. May tanong? I-contact ang Service.',
    ],
  },
  promotion_device_used: {
    status: 409,
    text: ['This was already claimed on this device.', 'Na-claim na ito sa device na ito.'],
  },
  promotion_id_used: {
    status: 409,
    text: ['This was already claimed with your ID.', 'Na-claim na ito gamit ang ID mo.'],
  },
  promotion_nothing: {
    status: 409,
    text: ['There is nothing to collect for this day.', 'Walang makokolekta para sa araw na ito.'],
  },
  promotion_gift_cap: {
    status: 409,
    text: [
      'You have reached this month’s gift limit. You can claim again next month.',
      'Naabot mo na ang limit ng regalo ngayong buwan. Puwede ulit sa susunod na buwan.',
    ],
  },
  promotion_withheld: {
    status: 403,
    text: [
      'We checked this prize and cannot give it to you. Questions? Contact Service.',
      'Sinuri namin ang premyong ito at hindi namin ito maibibigay. May tanong? I-contact ang Service.',
    ],
  },
  promotion_used_up: {
    status: 409,
    text: ['All of this promotion has been given away.', 'Naipamigay na ang lahat sa promotion na ito.'],
  },
})

export type EligibilityCode = keyof typeof eligibilityErrors

/** Why nothing is collected of what waits. */
export const rebateErrors = refusals({
  rebate_nothing: {
    status: 409,
    text: ['There is nothing to collect right now.', 'Walang makokolekta ngayon.'],
  },
  rebate_paused: {
    status: 403,
    text: [
      'You cannot collect while you take a break or a limit holds. What waits is kept for you.',
      'Hindi ka makakakolekta habang naka-break ka o naabot ang limit mo. Nakatabi pa rin ang naghihintay sa iyo.',
    ],
  },
  rebate_verify: {
    status: 403,
    text: [
      'Verify your account first. It takes a few minutes.',
      'I-verify muna ang account mo. Ilang minuto lang ito.',
    ],
  },
})

/** What staff read. */
export const promotionErrors = refusals({
  promotion_taken: {
    status: 409,
    text: ['Another promotion has this ID.', 'May ibang promotion na may ganitong ID.'],
  },
  promotion_kind: {
    status: 422,
    text: ['Choose a kind of promotion.', 'Pumili ng klase ng promotion.'],
  },
  promotion_terms: {
    status: 422,
    text: ['Check this field: {field}.', 'I-check ang field na ito: {field}.'],
  },
  promotion_audience: {
    status: 422,
    text: [
      'This kind of promotion is given without asking for this: {fields}. Leave it empty.',
      'Ibinibigay ang klaseng ito nang hindi tinitingnan ito: {fields}. Iwanang walang laman.',
    ],
  },
  promotion_dates: {
    status: 422,
    text: [
      'The last day cannot be before the first day, and must not be over.',
      'Hindi puwedeng mas maaga ang huling araw kaysa unang araw, at hindi ito dapat lumipas na.',
    ],
  },
  promotion_approval: {
    status: 422,
    text: [
      'Enter the regulator’s approval reference, with days that cover all of the offer.',
      'Ilagay ang approval reference ng regulator, na saklaw ng mga araw nito ang buong offer.',
    ],
  },
  promotion_budget: {
    status: 422,
    text: [
      'Enter a budget from what one member can get up to ₱100,000,000.',
      'Maglagay ng budget mula sa makukuha ng isang member hanggang ₱100,000,000.',
    ],
  },
  promotion_margin: {
    status: 422,
    text: [
      'Play would earn money in {games} games. The closest is {game}: it keeps {edge}% and players would get back {back}%. Lower the share or leave these games out.',
      'Kikita ang maglalaro sa {games} laro. Pinakamalala ang {game}: {edge}% ang natitira rito at {back}% ang babalik sa naglalaro. Babaan ang share o alisin ang mga larong ito.',
    ],
  },
  promotion_gift: {
    status: 422,
    text: [
      'Gifts would come to ₱{total} for one ID in a month, above the cap of ₱{cap}. A gift also needs an approved ID and one claim per ID.',
      'Aabot sa ₱{total} ang mga regalo sa isang ID kada buwan, lampas sa cap na ₱{cap}. Kailangan din ng approved na ID at isang claim kada ID.',
    ],
  },
  promotion_tickets: {
    status: 422,
    text: [
      'Campaigns that run at the same time would give {total} tickets to one ID, above the cap of {cap}. Give fewer, or choose other days.',
      'Aabot sa {total} ticket sa isang ID ang sabay-sabay na campaign, lampas sa cap na {cap}. Bawasan ang ticket o pumili ng ibang araw.',
    ],
  },
  promotion_list: {
    status: 422,
    text: [
      'Name the members of the list, and enter a budget that covers all of them: ₱{least}.',
      'Ilagay ang mga member sa listahan, at budget na sasagot sa lahat sila: ₱{least}.',
    ],
  },
  promotion_pool: {
    status: 422,
    text: [
      'Prizes of contests would come to ₱{total} a day, above the cap of ₱{cap}. Lower the prizes.',
      'Aabot sa ₱{total} kada araw ang mga premyo ng contest, lampas sa cap na ₱{cap}. Babaan ang mga premyo.',
    ],
  },
  promotion_contest: {
    status: 409,
    text: [
      'The contest {id} runs on the same site from {first} to {last}. A site has one contest a day: choose other days or other sites.',
      'May contest na {id} sa parehong site mula {first} hanggang {last}. Isang contest lang kada araw sa isang site: pumili ng ibang araw o ibang site.',
    ],
  },
  promotion_pool_budget: {
    status: 422,
    text: [
      'The budget must cover the prizes of each day: ₱{least}.',
      'Dapat masagot ng budget ang mga premyo ng bawat araw: ₱{least}.',
    ],
  },
  promotion_waiting: {
    status: 409,
    text: [
      'A version is already waiting for approval. It must be decided first.',
      'May version na naghihintay ng approval. Dapat muna itong desisyunan.',
    ],
  },
  promotion_draft_waits: {
    status: 409,
    text: [
      'A version of this draft waits for approval. Approve or refuse it first. Whoever proposed it can withdraw it by refusing it.',
      'May version ng draft na ito na naghihintay ng approval. I-approve o i-refuse muna ito. Mababawi ito ng nag-propose kapag ni-refuse niya ito.',
    ],
  },
  promotion_reference: {
    status: 409,
    text: [
      'More than one decision has this reference. Enter the whole ID of the decision: it is on the page of its member, under Promotions.',
      'Higit sa isang desisyon ang may ganitong reference. Ilagay ang buong ID ng desisyon: nasa page ito ng member, sa Promotions.',
    ],
  },
  promotion_own: {
    status: 403,
    text: [
      'You proposed this, so a colleague must approve it. To withdraw it, refuse it.',
      'Ikaw ang nag-propose nito, kaya kasamahan mo ang dapat mag-approve. Para bawiin, i-refuse ito.',
    ],
  },
})
