import { refusals } from '../refusal.ts'

export const agencyErrors = refusals({
  agency_name_missing: {
    status: 422,
    text: ['Enter your full name, up to 60 characters.', 'Ilagay ang buong pangalan mo, hanggang 60 karakter.'],
  },
  agency_phone_wrong: {
    status: 422,
    text: [
      'Enter a Philippine mobile number, such as 0917 123 4567.',
      'Maglagay ng mobile number sa Pilipinas, tulad ng 0917 123 4567.',
    ],
  },
  agency_channel_missing: {
    status: 422,
    text: [
      'Tell us where you would invite players, such as a page or a group, up to 80 characters.',
      'Sabihin kung saan ka mag-iimbita, tulad ng page o grupo, hanggang 80 karakter.',
    ],
  },
  agency_unverified: {
    status: 403,
    text: [
      'Verify your identity first. Then you can apply.',
      'I-verify muna ang identity mo. Pagkatapos, puwede ka nang mag-apply.',
    ],
  },
  agency_applicant_unverified: {
    status: 409,
    text: [
      'This member is not verified any more. Reject the application, or wait until they are verified again.',
      'Hindi na verified ang member na ito. I-reject ang application, o hintaying ma-verify siyang muli.',
    ],
  },
  agency_closed: {
    status: 403,
    text: [
      'You cannot apply at the moment. If you have a question, contact Service.',
      'Hindi ka makakapag-apply sa ngayon. Kung may tanong ka, i-contact ang Service.',
    ],
  },
  agency_waits: {
    status: 409,
    text: [
      'We already have your application. We usually answer within three working days.',
      'Natanggap na namin ang application mo. Karaniwang sumasagot kami sa loob ng tatlong araw ng trabaho.',
    ],
  },
  agency_stands: {
    status: 409,
    text: ['You are an agent already. Your link is on this page.', 'Agent ka na. Nasa page na ito ang link mo.'],
  },
  agency_too_soon: {
    status: 409,
    text: [
      'You can apply again 30 days after our last answer.',
      'Puwede kang mag-apply muli 30 araw pagkatapos ng huling sagot namin.',
    ],
  },
  agency_exhausted: {
    status: 429,
    text: [
      'You tried this several times today. Please try again tomorrow.',
      'Ilang beses mo na itong sinubukan ngayong araw. Subukan muli bukas.',
    ],
  },
  agency_none: {
    status: 409,
    text: ['There is nothing to end here. Look at the page again.', 'Walang tatapusin dito. Tingnan muli ang page.'],
  },
  agency_decided: {
    status: 409,
    text: ['This changed meanwhile. Look at the agent again.', 'Nabago na ito. Tingnan muli ang agent.'],
  },
  agency_end_wrong: {
    status: 422,
    text: [
      'Choose an end after today and within three years.',
      'Pumili ng petsa pagkatapos ng ngayon at sa loob ng tatlong taon.',
    ],
  },
  agency_extension_wrong: {
    status: 422,
    text: [
      'Choose a last day after the present one and within three years.',
      'Pumili ng huling araw na mas huli sa ngayon at sa loob ng tatlong taon.',
    ],
  },
  agency_agent_unverified: {
    status: 409,
    text: [
      'This agent is not verified any more. Withdraw the accreditation, or wait until they are verified again.',
      'Hindi na verified ang agent na ito. I-withdraw ang accreditation, o hintaying ma-verify siyang muli.',
    ],
  },
  agency_reference_missing: {
    status: 422,
    text: [
      'Enter the reference of the regulator’s approval, up to 60 characters.',
      'Ilagay ang reference ng approval ng regulator, hanggang 60 karakter.',
    ],
  },
})
