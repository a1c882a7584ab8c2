import { badges, groups, rules } from './catalogue.ts'
import { spots } from './texts/places.ts'
import { type CatalogueIds, founders } from './world.ts'

/** The catalogue as rows of its tables, except groups, which need people. */
export function catalogueRows(ids: CatalogueIds, created_at: string) {
  return {
    badges: badges.map(({ title, title_en, status }, i) => ({
      id: ids.badges[i]!,
      title,
      title_en,
      status,
      media_id: ids.icons[i]!,
      created_at,
    })),
    places: spots.map(({ name }, i) => ({ id: ids.places[i]!, name, created_at })),
    rules: rules.map((rule, i) => ({
      id: ids.rules[i]!,
      type: rule.type,
      action_type: rule.action,
      description: rule.description,
      points: rule.points,
      trusted_points_from: 'from' in rule ? rule.from : null,
      trusted_points_to: 'to' in rule ? rule.to : null,
      created_at,
    })),
  }
}

/** The groups; the first people created them. */
export function groupRows(ids: CatalogueIds, created_at: string, userId: (index: number) => string) {
  return groups.map((name, i) => ({ id: ids.groups[i]!, name, created_by: userId(i % founders), created_at }))
}
