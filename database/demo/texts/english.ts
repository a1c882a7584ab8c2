import type { Kind } from './places.ts'

/** As in `vietnamese.ts`, for people who write in English. */

export const companions = [
  'my family',
  'two old friends',
  'my parents',
  'my sister',
  'my partner',
  'some colleagues',
  'the kids',
] as const

export const titles = {
  STATUS: [
    'Missing {place}',
    'Where to go this weekend?',
    'A rainy day in {place}',
    'Early morning in {place}',
    'Anyone up for {place}?',
    'Planning ahead for summer',
    'Slowing down',
    'Back in {place} once more',
    'First trip on my own',
    'Goodbye, {place}',
    'Finally some days off',
  ],
  DISCOVERY: [
    'A quiet corner of {place}',
    '{n} days in {place} on a budget',
    '{n} things to know before {place}',
    'What to eat around {place}',
    '{place} by motorbike',
    'Sunrise at {place}',
    'The road to {place}',
    'Trying {dish} for the first time',
    '{place} with {with}',
    'A slow weekend in {place}',
  ],
  CHECK_IN: [
    'Checking in at {place}',
    'Greetings from {place}',
    '{place} this morning',
    'Made it to {place}',
    'Hello, {place}!',
    'Sunset at {place}',
    'In {place} with {with}',
  ],
  REVIEW: [
    'An honest review of {place}',
    'Is {place} worth it?',
    '{place} after {n} visits',
    'The {dish} of {place}',
    '{place}: the good and the bad',
    '{place} with {with}: a review',
  ],
  SHARE: [
    'A good read about {place}',
    'Saving this for later',
    'Worth sharing',
    'This made me want to pack',
    'For {with}',
    '',
  ],
} as const

export const openings = [
  'I spent {n} days in {place} with {with}.',
  '{place} had been on my list for years.',
  'We came to {place} without much of a plan.',
  'After many delays I finally reached {place}.',
  'I keep coming back to {place}, and it keeps surprising me.',
  'We got up at four to catch the sunrise over {place}.',
  'Friends had told me about {place} so often that I had to see it.',
  'A short break with {with} brought us to {place}.',
] as const

export const details: Readonly<Record<Kind, readonly string[]>> = {
  beach: [
    'The water was so clear that we could see small fish around our feet.',
    'At dawn there were only waves and a few fishermen with their nets.',
    'The whole horizon turned pink in the evening.',
    'We rented a paddle board and had the bay to ourselves.',
    'Round basket boats lined the shore.',
  ],
  mountain: [
    'Clouds poured into the valley like a slow river.',
    'Every bend of the pass opened another view.',
    'It gets cold in the morning, so bring a jacket.',
    'The rice was ripe and the slopes were golden.',
    'Our hosts told stories by the fire until late.',
  ],
  city: [
    'The streets come alive after dark.',
    'We walked for hours and stopped for coffee wherever it smelled good.',
    'Old façades stand between glass towers, and somehow it works.',
    'A street band played until midnight.',
    'Early mornings are calm and perfect for a run.',
  ],
  heritage: [
    'Mossy walls and tiled roofs made it feel like another century.',
    'Take a guide: the stories make the stones speak.',
    'The carvings are astonishing up close.',
    'Come before the tour groups and you will have the courtyards to yourself.',
    'Half a day is just enough to see it all.',
  ],
  food: [
    'The smell of charcoal leads you from one stall to the next.',
    'The owner has been cooking here for thirty years.',
    'Plastic stools, no menu, wonderful food.',
    'A full meal costs less than a coffee at home.',
    'We ate three dishes in a row and still wanted more.',
  ],
  water: [
    'We drifted between limestone cliffs with only the sound of the oars.',
    'The water was a perfect mirror.',
    'The boatwoman sang while she rowed with her feet.',
    'Boats full of fruit arrive before sunrise.',
    'A kayak takes you through a dark cave into a jade lagoon.',
  ],
  nature: [
    'The forest smelled of rain and earth.',
    'You feel the spray of the falls long before you see them.',
    'With no city lights around, the sky was full of stars.',
    'We camped by the lake and woke up in the mist.',
    'The trail is easy enough for children.',
  ],
}

export const meals = [
  'Do not leave without trying the {dish}.',
  'Lunch was {dish}, simple and very good.',
  'I could eat {dish} every day.',
  'The {dish} alone made the trip worthwhile.',
  'In the evening we shared {dish} on the pavement.',
] as const

export const tips = [
  'Go on a weekday if you can.',
  'Good shoes and a bottle of water are all you need.',
  'Book two weeks ahead and the rooms are much cheaper.',
  'Carry some cash, since few stalls take cards.',
  'The light is best just after sunrise.',
  'Please take your rubbish back with you.',
  'The weather changes quickly, so pack a light raincoat.',
  'People are kind; just ask for the way.',
  'Give it {n} days.',
] as const

/** Tips that only fit places in Viet Nam. */
export const tipsAtHome = [
  'Rent a motorbike for a day; it is the best way around.',
  'A homestay is cheap, and dinner with the family is a joy.',
  'Viet Nam keeps surprising me.',
] as const

export const closings = [
  'I will be back.',
  'Let me know if you have other tips.',
  'Has anyone been there recently?',
  'Photos do not do it justice.',
  'Thank you for a perfect trip.',
  'Next stop to be decided.',
  'Have a good week, everyone.',
] as const

export const verdicts = [
  'Nine out of ten; a little crowded.',
  'Great value, and I would recommend it.',
  'Friendly staff and a very clean place.',
  'Decent, but not as special as I had hoped.',
  'Beautiful setting, fair price.',
  'Too busy at weekends; pick another day.',
] as const

export const moods = [
  'Today I just want to switch off my phone and leave.',
  'Looking at last year’s photos of {place} and smiling.',
  'Rain outside, coffee in hand, dreaming of {place}.',
  'Only {n} days until my holiday. Any ideas?',
  'Found cheap tickets to {place}!',
  'Has anyone been to {place} at this time of the year?',
  'Travelling is wonderful, and so is coming home.',
] as const

export const reportMessages = {
  FAKE_NEWS: ['The prices in this post are made up.', 'These photos are from another place.'],
  HARASSMENT: ['This person keeps insulting me in the comments.'],
  HATE_SPEECH: ['Hateful words about other people.'],
  NUDITY: ['Not suitable for children.'],
  SOMETHING_ELSE: ['My photo was used without asking.', 'Posted in the wrong place.'],
  SPAM: ['An advertisement in disguise.', 'The same link again and again.'],
  VIOLENCE: ['The video shows a fight.'],
} as const

export const comments: readonly (readonly [text: string, answer?: string])[] = [
  [
    'Beautiful! Could you share the route?',
    'First {place}, then two days of nothing but {dish}. I will send you the map.',
  ],
  ['We are going next month, thank you for this.', 'Enjoy it, and check the weather first!'],
  ['Very busy at weekends, better go on a weekday.'],
  ['How much was the room?', 'About 25 dollars, booked two weeks ahead.'],
  ['I was there last week, exactly as you say.'],
  ['Which camera did you use?', 'Just my phone, early in the morning.'],
  ['I miss {place} so much.'],
  ['Next time try {dish}.', 'We did, it was the best meal of the trip.'],
  ['Saved for later.'],
  ['Is this photo from last year?', 'No, taken last Tuesday.'],
  ['Rent a car with me, new cars, good price, write to me.'],
  ['You have never been there, have you?', 'Four days, and the pictures are all mine.'],
  ['Is it fine with small children?', 'Yes, only avoid noon, the sun is strong.'],
  ['Do they take cards?', 'Hardly anywhere, bring cash.'],
  ['How long did you stay?', 'Three nights, and one more would have been nice.'],
  ['Showed this to my friends, we are booking tonight!'],
]

export const copied = {
  posts: [
    {
      title: 'Free entry to every museum in town',
      text: 'I found a website that gives free tickets to every museum and every boat tour in town, you only have to type in your card number once to prove your age. It worked for me and for all of my friends, try it before they close it',
      ends: ['.', '!', ' today.', ', thank me later.'],
    },
  ],
} as const
