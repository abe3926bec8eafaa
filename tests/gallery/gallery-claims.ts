import type { LookState } from '../../lib/model/citation-state';
import type { Claim } from '../../lib/model/claim';
import { READING } from './sample-checks';
import { claimOf, lookedUp, lookOf, unread, withMore } from './sample-claims';

export interface GalleryClaim {
  readonly name: string;
  readonly claim: Claim;
  readonly look: LookState;
}

const SURVEY =
  'The seawall at Hagen was surveyed in March 2026. After two winters of gales the lower courses have lost a third of their mortar, and the outer face is moving. The engineer, Ada Krol, said the wall will stand for another 12 years, but only if the toe is rebuilt first. The council set aside 21 million crowns for the work. Nobody asked the fishermen, who use the inner basin from April to October. However, the harbour office keeps the pier open at low water.';
const LEDGER =
  'In 1904 the harbour of Tarn was dredged at a cost of 12,500 crowns. Until then no ship of more than 300 tons could enter at low water. A levy on salted fish paid for it, and the town clerk wrote every barrel down. The debt was cleared by 1911.';
const BREAD =
  'Rye dough needs acid, or the crumb stays wet. The sour is fed three times in sixteen hours and kept warm. The loaf is baked hot for ten minutes and then slowly for fifty. Salt is added only to the final dough, after the last rest.';
const ARABIC =
  'قال المهندس إن الجدار البحري في هاجن فقد ثلث ملاطه خلال شتاءين من العواصف. وخصص المجلس 21 مليون كرونة للعمل في عام 2026. لكن الصيادين لم يسألهم أحد عن الحوض الداخلي الذي يستعملونه من نيسان إلى تشرين الأول.';
const GERMAN =
  'Die Ufermauer in Hagen wurde im März 2026 untersucht. Nach zwei Wintern mit Stürmen haben die unteren Lagen ein Drittel ihres Mörtels verloren. Der Rat hat für die Arbeit 21 Millionen Kronen vorgesehen. Die Fischer, die das innere Becken nutzen, wurden nicht gefragt.';

const FOUND =
  'In March 2026 the engineer Ada Krol found that the seawall at Hagen will stand for another 12 years.';
const MISSING = 'The council of Hagen set aside 12 million crowns for the seawall in 2026.';
const COMPOUND =
  'After two winters of gales the lower courses of the seawall have lost half of their mortar, and the engineer Ada Krol gave it another 15 years; the council set aside 21 million crowns for the work at Hagen.';
const PLAIN = 'The fishermen who use the inner basin were never asked about the work on the wall.';
const LONG = Array.from(
  { length: 8 },
  (_, i) => `The harbour office at Hagen counted ${i * 7 + 14} barrels in the basin in ${1950 + i}`,
).join('; ');
const LONG_WORD = `Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft${'x'.repeat(60)}`;

const TWO = [
  { href: 'https://harbour.example/survey', label: 'Seawall survey' },
  { href: 'https://ledger.example/tarn', label: 'Ledger of Tarn' },
] as const;

export const GALLERY_CLAIMS: readonly GalleryClaim[] = [
  { name: 'waiting', claim: claimOf(PLAIN), look: { state: 'waiting' } },
  { name: 'checking', claim: claimOf(PLAIN), look: { state: 'checking' } },
  { name: 'details found', claim: claimOf(FOUND), look: lookedUp(lookOf(FOUND, SURVEY)) },
  { name: 'no details', claim: claimOf(PLAIN), look: lookedUp(lookOf(PLAIN, SURVEY)) },
  { name: 'missing', claim: claimOf(MISSING), look: lookedUp(lookOf(MISSING, SURVEY)) },
  { name: 'compound', claim: claimOf(COMPOUND), look: lookedUp(lookOf(COMPOUND, SURVEY)) },
  {
    name: 'elsewhere',
    claim: claimOf(MISSING),
    look: lookedUp(lookOf(MISSING, BREAD, { title: 'Baking with rye' })),
  },
  {
    name: 'several sources',
    claim: claimOf(
      'Hagen set aside 21 million crowns, and Tarn paid 12,500 crowns in 1904 and 1907.',
      {
        sources: [...TWO],
      },
    ),
    look: lookedUp(
      ...([SURVEY, LEDGER].map((page, at) =>
        lookOf(
          'Hagen set aside 21 million crowns, and Tarn paid 12,500 crowns in 1904 and 1907.',
          page,
          { title: at === 0 ? 'Seawall survey 2026' : 'Ledger of Tarn' },
        ),
      ) as [ReturnType<typeof lookOf>]),
    ),
  },
  {
    name: 'partly',
    claim: claimOf(MISSING, { sources: [...TWO] }),
    look: lookedUp(
      lookOf(MISSING, SURVEY),
      unread({ kind: 'no-permission', origin: 'https://ledger.example' }),
    ),
  },
  {
    name: 'sources kept back',
    claim: claimOf(MISSING, { moreSources: 2 }),
    look: withMore(lookedUp(lookOf(MISSING, SURVEY)), 2),
  },
  {
    name: 'no permission',
    claim: claimOf(MISSING),
    look: lookedUp(unread({ kind: 'no-permission', origin: 'https://harbour.example' })),
  },
  {
    name: 'gone, not in the list',
    claim: claimOf(MISSING),
    look: lookedUp(
      unread({ kind: 'link', class: 'gone' }, { inList: { rule: 'not_listed', listed: null } }),
    ),
  },
  {
    name: 'read in part',
    claim: claimOf(MISSING),
    look: lookedUp(lookOf(MISSING, SURVEY, {}, { doubts: ['truncated'] })),
  },
  {
    name: 'other language',
    claim: claimOf(MISSING),
    look: lookedUp(lookOf(MISSING, GERMAN)),
  },
  {
    name: 'not checkable',
    claim: claimOf('Would you like to hear more about this?'),
    look: lookedUp(lookOf('Would you like to hear more about this?', SURVEY)),
  },
  {
    name: 'archived copy',
    claim: claimOf(MISSING),
    look: lookedUp(
      lookOf(MISSING, SURVEY, {
        archived: {
          archive: 'Wayback Machine',
          saveUrl: 'https://web.archive.org/save/https://harbour.example/survey',
          answer: 'copies',
          copy: lookOf(MISSING, SURVEY.replace('21 million', '12 million'), {
            reading: { ...READING, via: 'archive', capturedAt: Date.UTC(2026, 2, 12) },
          }),
        },
      }),
    ),
  },
  {
    name: 'only in a copy',
    claim: claimOf(FOUND),
    look: lookedUp(
      lookOf(FOUND, SURVEY, {
        reading: { ...READING, via: 'archive', capturedAt: Date.UTC(2026, 2, 12) },
      }),
    ),
  },
  {
    name: 'Arabic',
    claim: claimOf('خصص المجلس 12 مليون كرونة للجدار البحري في هاجن عام 2026.'),
    look: lookedUp(
      lookOf('خصص المجلس 12 مليون كرونة للجدار البحري في هاجن عام 2026.', ARABIC, {
        title: 'تقرير الجدار البحري (2026)',
      }),
    ),
  },
  {
    name: 'German',
    claim: claimOf('Der Rat in Hagen hat 2026 für die Ufermauer 12 Millionen Kronen vorgesehen.'),
    look: lookedUp(
      lookOf(
        'Der Rat in Hagen hat 2026 für die Ufermauer 12 Millionen Kronen vorgesehen.',
        GERMAN,
        {
          title: 'Gutachten zur Ufermauer',
        },
      ),
    ),
  },
  { name: 'long', claim: claimOf(LONG), look: lookedUp(lookOf(LONG, SURVEY)) },
  {
    name: 'long words',
    claim: claimOf(`In 1904 the ${LONG_WORD} of Tarn paid 12,500 crowns to ${LONG_WORD}.`),
    look: lookedUp(
      lookOf(`In 1904 the ${LONG_WORD} of Tarn paid 12,500 crowns to ${LONG_WORD}.`, LEDGER, {
        title: LONG_WORD,
      }),
    ),
  },
];
