import { texts } from '../../shared/texts.ts'

export const promotionTexts = texts({
  page: ['Promotions', 'Mga promotion'],
  one: ['Promotion', 'Promotion'],
  back: ['Back', 'Bumalik'],
  failed: ['This could not be loaded.', 'Hindi ito ma-load.'],
  none: ['No promotions right now', 'Walang promotion ngayon'],
  noneLine: ['When there is one for you, you will see it here.', 'Kapag may para sa iyo, makikita mo ito rito.'],
  mayClaim: ['You can claim this', 'Puwede mo itong i-claim'],
  mayPlay: ['You are in', 'Kasali ka'],
  claimed: ['Claimed', 'Na-claim na'],
  refused: ['Not given', 'Hindi naibigay'],
  until: (day: string) => [`Until ${day}`, `Hanggang ${day}`],
  terms: ['What you get', 'Ano ang makukuha mo'],
  locks: ['Before you withdraw it', 'Bago mo ito i-withdraw'],
  noPlay: ['You can withdraw it without playing it first.', 'Puwede itong i-withdraw nang hindi muna nilalaro.'],
  play: (times: number) => [
    times === 1
      ? 'Bet the same amount in total first. Your own money stays free.'
      : `Bet ${times} times the amount in total first. Your own money stays free.`,
    times === 1
      ? 'Tumaya muna ng kaparehong halaga. Malaya pa rin ang sarili mong pera.'
      : `Tumaya muna ng ${times} beses ng halaga. Malaya pa rin ang sarili mong pera.`,
  ],
  why: ['Why you cannot have it now', 'Bakit hindi mo ito makukuha ngayon'],
  wayOn: ['Show me where', 'Ituro kung saan'],
  more: ['Details', 'Detalye'],
  claim: ['Claim', 'I-claim'],
  bySelf: [
    'It is worked out after each day. You do not have to do anything.',
    'Kinukuwenta ito pagkatapos ng bawat araw. Wala kang kailangang gawin.',
  ],
  toCollect: [
    'It is worked out after each day. You have seven days to collect it.',
    'Kinukuwenta ito pagkatapos ng bawat araw. May pitong araw ka para kolektahin ito.',
  ],
  byFriends: [
    'It comes by itself once a friend you invited qualifies.',
    'Kusa itong darating kapag pasok na ang kaibigang inimbitahan mo.',
  ],
  byList: [
    'It is added by itself. You do not have to do anything.',
    'Kusa itong idadagdag. Wala kang kailangang gawin.',
  ],
  decidedOnce: [
    'That was the reason on the day it was given out. It is not given a second time.',
    'Iyon ang dahilan sa araw na ibinigay ito. Hindi na ito ibibigay ulit.',
  ],
  reference: (id: string) => [`Reference: ${id}`, `Reference: ${id}`],
  waiting: ['Waiting for you', 'Naghihintay para sa iyo'],
  waitingLine: [
    'These are yours and do not expire. The law limits bonuses to a share of what you play in a month.',
    'Sa iyo na ang mga ito at hindi mag-e-expire. May limit ang batas sa bonus batay sa nilaro mo sa isang buwan.',
  ],
  waitingFailed: ['Your waiting rewards could not be loaded.', 'Hindi ma-load ang mga naghihintay mong reward.'],
  morePlay: (pesos: string) => [
    `Added by itself after ${pesos} more play this month`,
    `Kusang idadagdag kapag nakapaglaro ka pa ng ${pesos} ngayong buwan`,
  ],
  anyMinute: ['Added by itself within minutes', 'Kusang idadagdag sa loob ng ilang minuto'],
  byLaw: [
    'Added by itself once the monthly limit of the law allows it',
    'Kusang idadagdag kapag pinayagan na ng buwanang limit ng batas',
  ],
  toRanking: ['See the ranking', 'Tingnan ang ranking'],
  toRebate: ['See what you can collect', 'Tingnan ang makokolekta mo'],
  toLosses: ['See your days', 'Tingnan ang mga araw mo'],
  toInvite: ['Invite a friend', 'Mag-imbita ng kaibigan'],
  toCashback: ['See your tickets', 'Tingnan ang mga ticket mo'],
  pastRankings: ['Past rankings and their proofs', 'Mga nakaraang ranking at patunay'],
  all: ['All promotions', 'Lahat ng promotion'],
})
