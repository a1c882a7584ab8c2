import { m } from '../../../../generated/messages/messages.js'

const names: Readonly<Record<string, () => string>> = {
  BEACH: m.users_topic_beach,
  MOUNTAIN: m.users_topic_mountain,
  FOOD: m.users_topic_food,
  CULTURE: m.users_topic_culture,
  PHOTOGRAPHY: m.users_topic_photography,
  CAMPING: m.users_topic_camping,
  CITY: m.users_topic_city,
  HISTORY: m.users_topic_history,
  ADVENTURE: m.users_topic_adventure,
  WELLNESS: m.users_topic_wellness,
}

/** A topic in the language of the screen. The app may have further ones: their keys are shown as words. */
export const topicName = (key: string): string => names[key]?.() ?? asWords(key)

const asWords = (key: string) => {
  const words = key.toLowerCase().replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
