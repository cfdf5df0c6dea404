import { linkTexts } from '../../shared/link/link.texts.ts'
import { texts } from '../../shared/texts.ts'

export const inviteTexts = texts({
  page: ['Invite friends', 'Mag-imbita'],
  back: ['Back', 'Bumalik'],
  loading: ['Loading…', 'Naglo-load…'],
  heroTitle: ['Good games are better with friends', 'Mas masaya ang laro kasama ang kaibigan'],
  heroPays: (parent: string, friend: string) => [
    friend ? `${parent} for you, ${friend} for your friend` : `${parent} for each friend`,
    friend ? `${parent} sa iyo, ${friend} sa kaibigan mo` : `${parent} sa bawat kaibigan`,
  ],
  heroNothing: ['Inviting gives no reward right now', 'Walang reward sa pag-imbita ngayon'],
  heroNothingLine: [
    'Your link works all the same, and your friends stay on your list.',
    'Gumagana pa rin ang link mo, at mananatili sa listahan ang mga kaibigan mo.',
  ],
  heroUntil: (day: string) => [`Until ${day}`, `Hanggang ${day}`],
  needsId: [
    'Your rewards come once your own ID is approved.',
    'Darating ang mga reward mo kapag approved na ang sarili mong ID.',
  ],
  verify: ['Verify your identity', 'I-verify ang identity mo'],
  ownJoined: (amount: string) => [
    `${amount} for you. Next: get your ID approved.`,
    `${amount} para sa iyo. Susunod: ipa-approve ang ID mo.`,
  ],
  ownVerified: (amount: string, least: string) => [
    `${amount} for you. Still missing: one deposit of ${least} or more. Smaller ones do not add up.`,
    `${amount} para sa iyo. Kulang pa: isang deposit na ${least} pataas. Hindi pinagsasama ang mas maliliit.`,
  ],
  ownDeposited: (amount: string) => [
    `${amount} for you. Next: play your first deposit once.`,
    `${amount} para sa iyo. Susunod: laruin nang isang beses ang unang deposit mo.`,
  ],
  ownPlayed: (amount: string) => [`${amount} for you. In progress.`, `${amount} para sa iyo. Pinoproseso na.`],
  ownPlayedDue: (amount: string, day: string) => [
    `${amount} for you. It comes on ${day}.`,
    `${amount} para sa iyo. Darating ito sa ${day}.`,
  ],
  ownNextMonth: (amount: string, day: string) => [
    `${amount} for you. It waits for next month, until ${day} at the longest.`,
    `${amount} para sa iyo. Naghihintay ito ng susunod na buwan, hanggang ${day}.`,
  ],
  ownStopped: (amount: string) => [
    `${amount} does not come: the offer was stopped before its day.`,
    `Hindi darating ang ${amount}: itinigil ang offer bago ang araw nito.`,
  ],
  ownUsedUp: (amount: string) => [
    `${amount} does not come: the budget of the offer was used up before its day.`,
    `Hindi darating ang ${amount}: naubos ang budget ng offer bago ang araw nito.`,
  ],
  ownMonthOver: (amount: string) => [
    `${amount} does not come: you were at the monthly limit until its last day.`,
    `Hindi darating ang ${amount}: nasa buwanang limit ka hanggang sa huling araw nito.`,
  ],
  ownChecking: (amount: string) => [`${amount} for you. Being checked.`, `${amount} para sa iyo. Sinusuri pa.`],
  ownPaid: (amount: string) => [
    `You got ${amount} for joining with a friend’s link.`,
    `Nakakuha ka ng ${amount} dahil sumali ka gamit ang link ng kaibigan.`,
  ],
  linkHead: ['Your link', 'Ang link mo'],
  renew: ['Get a new link', 'Kumuha ng bagong link'],
  renewSure: [
    'Your link stops working, also where you shared it. Friends who have joined stay on your list.',
    'Hindi na gagana ang link mo, kahit saan mo ito na-share. Mananatili sa listahan ang mga kaibigang sumali na.',
  ],
  renewYes: ['Yes, a new link', 'Oo, bagong link'],
  renewNo: ['Keep it', 'Huwag'],
  renewed: ['You have a new link.', 'May bago ka nang link.'],
  renewFailed: ['Your link was not changed. Please try again.', 'Hindi napalitan ang link mo. Subukan muli.'],
  invited: ['Joined', 'Sumali'],
  verified: ['Verified', 'Verified'],
  deposited: ['Deposited', 'Nag-deposit'],
  rewards: ['Rewards so far', 'Kabuuang reward'],
  month: (count: number, most: number) => [
    `${count} of ${most} friends this month`,
    `${count} sa ${most} kaibigan ngayong buwan`,
  ],
  friends: ['Your friends', 'Mga kaibigan mo'],
  noFriends: ['Nobody has joined with your link yet', 'Wala pang sumali gamit ang link mo'],
  noFriendsLine: ['Share it with people you know, 21 and over.', 'I-share ito sa mga kakilala mong 21 pataas.'],
  joinedOn: (day: string) => [`Joined ${day}`, `Sumali noong ${day}`],
  stateJoined: ['Not verified yet', 'Hindi pa verified'],
  stateVerified: ['Verified, no large enough deposit yet', 'Verified, wala pang deposit na sapat ang laki'],
  stateDeposited: ['First deposit not played yet', 'Hindi pa nalalaro ang unang deposit'],
  statePlayed: ['In progress', 'Pinoproseso'],
  statePlayedDue: (day: string) => [`Reward comes on ${day}`, `Darating ang reward sa ${day}`],
  stateNextMonth: (day: string) => [
    `Waits for next month, until ${day}`,
    `Naghihintay ng susunod na buwan, hanggang ${day}`,
  ],
  stateStopped: ['No reward: the offer was stopped', 'Walang reward: itinigil ang offer'],
  stateUsedUp: ['No reward: the budget was used up', 'Walang reward: naubos ang budget'],
  stateMonthOver: ['No reward: your monthly limit was reached', 'Walang reward: naabot ang buwanang limit mo'],
  stateChecking: ['Being checked', 'Sinusuri pa'],
  statePaid: (amount: string) => [`You got ${amount}`, `Nakakuha ka ng ${amount}`],
  stateNone: ['No reward for this friend', 'Walang reward para sa kaibigang ito'],
  stateOver: ['Does not count any more', 'Hindi na mabibilang'],
  how: ['How it works', 'Paano ito gumagana'],
  stepShare: [
    'Share your link with a friend who is 21 or over.',
    'I-share ang link sa kaibigang 21 o higit pa ang edad.',
  ],
  stepVerify: ['They sign up and get their ID approved.', 'Magsa-sign up sila at ipapa-approve ang ID.'],
  stepPlay: (least: string) => [
    `They make a first deposit of ${least} or more and play it once.`,
    `Magde-deposit sila ng ${least} pataas at lalaruin ito nang isang beses.`,
  ],
  stepReward: (wait: number) => [
    wait === 0
      ? 'Both rewards come by themselves.'
      : `${wait === 1 ? 'A day' : `${wait} days`} later both rewards come by themselves.`,
    wait === 0
      ? 'Kusang papasok ang reward ninyong dalawa.'
      : `Pagkalipas ng ${wait} araw, kusang papasok ang reward ninyong dalawa.`,
  ],
  rules: ['Rules', 'Mga patakaran'],
  ruleNames: [
    'You see friends by a short name. What they bet and win stays theirs.',
    'Pinaikling pangalan lang ng kaibigan ang makikita mo. Sa kanila lang ang taya at panalo nila.',
  ],
  ruleCare: [
    'Never press anybody to play. Rewards stop while you take a break.',
    'Huwag pilitin ang iba na maglaro. Hinto ang reward habang naka-break ka.',
  ],
  guestTitle: (name: string) => [
    name ? `${name} invited you` : 'Play with friends on Saya',
    name ? `Inimbitahan ka ni ${name}` : 'Maglaro kasama ang kaibigan sa Saya',
  ],
  guestGift: (amount: string, wait: number) => [
    `${amount} for you ${wait === 0 ? 'once' : wait === 1 ? 'a day after' : `${wait} days after`} your ID is approved and your first deposit is played`,
    wait === 0
      ? `${amount} para sa iyo kapag approved na ang ID mo at nalaro na ang unang deposit`
      : `${amount} para sa iyo ${wait} araw pagkatapos ma-approve ang ID mo at malaro ang unang deposit`,
  ],
  guestTime: (days: number, day: string) => [
    `You have ${days} days from signing up, until ${day} at the latest.`,
    `May ${days} araw ka mula sa pag-sign up, hanggang ${day} lang.`,
  ],
  guestLine: linkTexts.games,
  guestLeast: (least: string, multiple: number) => [
    `First deposit of ${least} or more. Play the reward ${multiple === 1 ? 'once' : `${multiple} times`} before you withdraw it.`,
    `Unang deposit na ${least} pataas. Laruin muna ang reward nang ${multiple} beses bago ma-withdraw.`,
  ],
  signUp: ['Sign up', 'Mag-sign up'],
  look: ['See the games', 'Tingnan ang mga laro'],
  only: linkTexts.only,
  agent: ['Become an agent', 'Maging agent'],
  agentPending: ['Agent application sent', 'Naipadala ang agent application'],
  agentApproved: ['You are an agent', 'Isa kang agent'],
})
