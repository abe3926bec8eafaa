import type { LabelledSet } from './labelled-set';

export const GERMAN: LabelledSet = {
  language: 'de',
  pages: {
    hafen: {
      title: 'Der Hafen von Tarnow – Stadtarchiv',
      text: `Der Hafen von Tarnow wurde am 14. Juni 1904 von Bürgermeister August Reimann eröffnet. Geplant hatte ihn der Ingenieur Oskar Lindt, gebaut wurde er von der Firma Brandt & Söhne aus Ornstadt. Das Becken ist 412 Meter lang und 9,5 Meter tief. Der Bau dauerte vier Jahre und kostete 2,4 Millionen Kronen, etwa 15 Prozent mehr als geplant. Auf der Baustelle arbeiteten 640 Männer; zwölf von ihnen kamen ums Leben, acht davon im Sturm vom Oktober 1902.

Im Winter 1953 zerstörte das Eis zwei Molen, und der Verkehr lief 18 Monate lang über den Hafen von Kalmburg. Die Reparatur bezahlte die Stadt mit einem Kredit von 350.000 Kronen. Heute legen dort zwischen 2.100 und 2.400 Schiffe im Jahr an. Eine Untersuchung ergab 2017, dass 38 % des Stahls verrostet sind. Das Ministerium unter Thomas Reyl will bis 2028 rund 61 Millionen Euro ausgeben. Eine Abgabe von 3 Euro pro Tonne, die Stadträtin Mara Quist vorgeschlagen hatte, wurde mit 27 zu 22 Stimmen abgelehnt. Der Hafen ist im Film „Ebbe“ von Petra Saal zu sehen und steht seit 1994 unter Denkmalschutz.`,
    },
    gletscher: {
      title: 'Bericht über den Aldangletscher',
      text: `Der Aldangletscher liegt in einer Höhe zwischen 2.150 und 3.480 Metern. Er wird seit 1897 jeden September vermessen, als Emil Vogt die ersten 24 Stangen setzte. Zwischen 1990 und 2020 verlor er 1.310 Meter an Länge und 44 Prozent seines Volumens. Die mittlere Dicke sank von 78 auf 51 Meter. Allein im heißen Sommer 2003 schmolzen 3,6 Meter Eis. Der Gletscher bedeckt heute noch 11,7 Quadratkilometer; 1973 waren es 19,2 km².

Lena Moro von der Universität Tessingen leitet das Projekt gemeinsam mit Daniel Okoro. Nach ihrer Rechnung wird die Zunge 2050 verschwunden sein. Das Projekt kostet 180.000 Euro im Jahr. Der See unter dem Eis entstand 1998; er fasst rund 5,2 Millionen Kubikmeter Wasser und ist bis zu 60 Meter tief. Im August 2011 brach er aus und überschwemmte das Dorf Sarnbach, wo 37 Häuser beschädigt wurden und drei Menschen ertranken. Seitdem führt ein Stollen von 1,8 Kilometern das Wasser ab. Das Kraftwerk in Gronau leistet 145 Megawatt, genug für 90.000 Haushalte. Die mittlere Temperatur stieg zwischen 1961 und 2019 um 1,9 °C. Die Messungen bezahlt die Nordlys Stiftung aus Heidelberg.`,
    },
    museum: {
      title: 'Das Uhrenmuseum in Haldern',
      text: `Das Uhrenmuseum in Haldern wurde 1926 vom Uhrmacher Jakob Stern und seiner Tochter Ruth Stern gegründet. Es besitzt 3.850 Uhren, von denen 1.120 in 22 Räumen gezeigt werden. Die kleinste, 1782 von Henri Dubal gebaut, wiegt 19 Gramm. Die Turmuhr von Anton Rech kam 1958 als Geschenk ins Haus. Im Jahr 2019 kamen rund 74.000 Besucher, 2021 nach fünf Monaten Schließung nur 31.500.

Der Eintritt kostet 9 Euro, für Kinder unter zwölf Jahren 4,50 Euro. Das Museum hat 28 Angestellte und etwa fünfzig Freiwillige. Die Direktorin Clara Wenz ist seit dem 1. März 2016 im Amt. Sie plant einen Anbau von 1.400 Quadratmetern für 7,3 Millionen Euro, entworfen vom Büro Kallio. Das Land zahlt davon 60 Prozent. Am 9. November 2009 stahlen Diebe siebzehn Uhren im Wert von 820.000 Euro; elf davon wurden 2012 in Antwerpen gefunden. Die Bibliothek umfasst 12.600 Bände, darunter einen Brief von Christiaan Huygens aus dem Jahr 1675. In der Werkstatt werden rund 130 Uhren pro Jahr repariert. Die SGU, die Schweizerische Gesellschaft der Uhrmacher, tagt hier alle zwei Jahre.`,
    },
    werk: {
      title: 'Norrvolt eröffnet Werk in Lundhafen',
      text: `Der Hersteller Norrvolt AG hat am 22. Februar 2022 sein zweites Werk in Lundhafen eröffnet. Es ist 540.000 Quadratmeter groß, beschäftigt 2.300 Menschen und kann im Jahr Zellen mit 16 Gigawattstunden herstellen. Bis 2026 sollen es 60 sein. Bisher hat das Unternehmen 4,1 Milliarden Euro investiert; davon kamen 1,5 Milliarden vom Fonds Arctos Capital. Der Chef Peter Sandahl sagte, 95 Prozent des Stroms kämen aus Wasser und Wind.

Die Zellen behalten nach 1.500 Ladungen 80 % ihrer Leistung. Norrvolt machte 2023 einen Verlust von 285 Millionen Euro, nach 107 Millionen im Jahr davor, und strich 1.600 Stellen. Der Autobauer Astra Motors zog im Mai 2024 einen Auftrag über zwei Milliarden Euro zurück, weil von 100 Zellen nur 71 die Prüfung bestanden. Der Rivale Kaneda Electric aus Osaka erreicht 92 Prozent. Die Gewerkschafterin Elin Strand sprach von einer kalten Dusche. In Torneburg sollen ab 2025 jedes Jahr 125.000 Tonnen Batterien verwertet und 97 Prozent des Nickels zurückgewonnen werden. Minister Jonas Ekdahl besuchte das Werk am 5. Juli 2023. Geprüft wird es vom TÜV und von der EU.`,
    },
  },
  claims: [
    [
      'hafen',
      'Eröffnet wurde der Hafen am {f+ 14. Juni 1904} durch den Bürgermeister {n+ August Reimann}.',
    ],
    [
      'hafen',
      'Eröffnet wurde der Hafen am {f- 4. Juni 1904} durch den Bürgermeister {n- Heinrich Dorn}.',
    ],
    ['hafen', 'Der Entwurf stammt von {n+ Oskar Lindt}, das Becken ist {f+ 412 m} lang.'],
    ['hafen', 'Der Entwurf stammt von {n- Viktor Hamsun}, das Becken ist {f- 421 m} lang.'],
    ['hafen', 'Er kostete {f+ 2.400.000 Kronen} und damit {f+ 15 %} mehr als vorgesehen.'],
    [
      'hafen',
      'Er kostete {f- 3,4 Millionen Kronen} und damit {f- 25 Prozent} mehr als vorgesehen.',
    ],
    ['hafen', 'Von den {f+ 640} Arbeitern starben {f+ 12}.'],
    ['hafen', 'Von den {f- 460} Arbeitern starben {f- vierzehn}.'],
    [
      'hafen',
      'Nach dem Winter {f+ 1953} musste der Verkehr {f+ achtzehn Monate} nach {n+ Kalmburg} ausweichen.',
    ],
    [
      'hafen',
      'Nach dem Winter {f- 1956} musste der Verkehr {f- 18 Wochen} nach {n- Lissenburg} ausweichen.',
    ],
    ['hafen', 'Der Kredit betrug {f+ 350 000 Kronen}.'],
    ['hafen', 'Der Kredit betrug {f- 530.000 Kronen}.'],
    ['hafen', 'Im Jahr {f+ 2017} waren {f+ 38 Prozent} des Stahls verrostet.'],
    ['hafen', 'Im Jahr {f- 2019} waren {f- 48 Prozent} des Stahls verrostet.'],
    ['hafen', 'Unter {n+ Thomas Reyl} sollen bis {f+ 2028} etwa {f+ 61 Mio. Euro} fließen.'],
    ['hafen', 'Unter {n- Ruben Aske} sollen bis {f- 2032} etwa {f- 16 Mio. Euro} fließen.'],
    ['hafen', 'Der Vorschlag von {n+ Mara Quist} scheiterte mit {f+ 27} zu {f+ 22} Stimmen.'],
    ['hafen', 'Der Vorschlag von {n- Vera Holt} scheiterte mit {f- 37} zu {f- 33} Stimmen.'],
    ['hafen', 'Im Film von {n+ Petra Saal} ist er zu sehen.'],
    ['hafen', 'Im Film von {n- Greta Noll} ist er zu sehen.'],
    ['gletscher', 'Seit {f+ 1897} wird gemessen; {n+ Emil Vogt} setzte damals {f+ 24} Stangen.'],
    ['gletscher', 'Seit {f- 1879} wird gemessen; {n- Karl Amsel} setzte damals {f- 42} Stangen.'],
    ['gletscher', 'In den Jahren {f+ 1990–2020} wurde er {f+ 1310 m} kürzer.'],
    ['gletscher', 'In den Jahren {f- 1980–2010} wurde er {f- 1130 m} kürzer.'],
    ['gletscher', 'Er verlor {f+ 44 %} seines Volumens und misst noch {f+ 11,7 km²}.'],
    ['gletscher', 'Er verlor {f- 54 %} seines Volumens und misst noch {f- 17,1 km²}.'],
    ['gletscher', 'Geleitet wird die Arbeit von {n+ Lena Moro} und {n+ Daniel Okoro}.'],
    ['gletscher', 'Geleitet wird die Arbeit von {n- Ines Falk} und {n- Samuel Adler}.'],
    ['gletscher', 'Der See ist bis zu {f+ 60 m} tief und fasst {f+ 5.200.000 Kubikmeter}.'],
    ['gletscher', 'Der See ist bis zu {f- 90 m} tief und fasst {f- 6,2 Millionen Kubikmeter}.'],
    ['gletscher', 'Die Flut vom {f+ August 2011} traf {n+ Sarnbach} und {f+ 37} Häuser.'],
    ['gletscher', 'Die Flut vom {f- August 2013} traf {n- Meldorf} und {f- 73} Häuser.'],
    ['gletscher', 'Das Kraftwerk versorgt mit {f+ 145 MW} rund {f+ neunzigtausend} Haushalte.'],
    ['gletscher', 'Das Kraftwerk versorgt mit {f- 154 MW} rund {f- neunzehntausend} Haushalte.'],
    ['gletscher', 'Es ist um {f+ 1,9 °C} wärmer geworden, sagt die Stiftung aus {n+ Heidelberg}.'],
    ['gletscher', 'Es ist um {f- 2,9 °C} wärmer geworden, sagt die Stiftung aus {n- Magdeburg}.'],
    ['museum', 'Gegründet wurde das Haus {f+ 1926} von {n+ Jakob Stern} und {n+ Ruth Stern}.'],
    ['museum', 'Gegründet wurde das Haus {f- 1962} von {n- Leopold Kranz} und {n- Sofie Kranz}.'],
    ['museum', 'Gezeigt werden {f+ 1120} der {f+ 3850} Uhren in {f+ zweiundzwanzig} Räumen.'],
    ['museum', 'Gezeigt werden {f- 1210} der {f- 3580} Uhren in {f- zweiunddreißig} Räumen.'],
    ['museum', 'Die kleinste Uhr von {n+ Henri Dubal} wiegt {f+ 19 g}.'],
    ['museum', 'Die kleinste Uhr von {n- Pierre Lacroix} wiegt {f- 90 g}.'],
    ['museum', 'Im Jahr {f+ 2019} kamen {f+ 74 000} Menschen.'],
    ['museum', 'Im Jahr {f- 2018} kamen {f- 47 000} Menschen.'],
    ['museum', 'Die Direktorin {n+ Clara Wenz} begann am {f+ 1. März 2016}.'],
    ['museum', 'Die Direktorin {n- Judith Baum} begann am {f- 1. Mai 2016}.'],
    ['museum', 'Der Anbau misst {f+ 1400 m²} und kostet {f+ 7,3 Mio. Euro}.'],
    ['museum', 'Der Anbau misst {f- 4100 m²} und kostet {f- 3,7 Mio. Euro}.'],
    ['museum', 'Am {f+ 9. November 2009} wurden {f+ 17} Uhren gestohlen.'],
    ['museum', 'Am {f- 9. November 2007} wurden {f- 27} Uhren gestohlen.'],
    ['museum', 'Es gibt einen Brief von {n+ Christiaan Huygens} und {f+ 12600} Bücher.'],
    ['museum', 'Es gibt einen Brief von {n- Gottfried Leibniz} und {f- 16200} Bücher.'],
    ['museum', 'Die {n+ SGU} trifft sich hier regelmäßig zu einer Tagung.'],
    ['museum', 'Die {n- VDU} trifft sich hier regelmäßig zu einer Tagung.'],
    [
      'werk',
      'Das Werk der {n+ Norrvolt AG} öffnete am {f+ 22. Februar 2022} mit {f+ 2300} Beschäftigten.',
    ],
    [
      'werk',
      'Das Werk der {n+ Norrvolt AG} öffnete am {f- 12. Februar 2022} mit {f- 3200} Beschäftigten.',
    ],
    ['werk', 'Investiert wurden {f+ 4,1 Mrd. Euro}, auch von {n+ Arctos Capital}.'],
    ['werk', 'Investiert wurden {f- 1,4 Mrd. Euro}, auch von {n- Boreal Partners}.'],
    ['werk', 'Laut {n+ Peter Sandahl} ist der Strom zu {f+ 95 %} erneuerbar.'],
    ['werk', 'Laut {n- Magnus Hedin} ist der Strom zu {f- 59 %} erneuerbar.'],
    ['werk', 'Der Verlust lag {f+ 2023} bei {f+ 285 Mio. Euro}, {f+ 1600} Stellen fielen weg.'],
    ['werk', 'Der Verlust lag {f+ 2023} bei {f- 385 Mio. Euro}, {f- 6100} Stellen fielen weg.'],
    [
      'werk',
      'Der Autobauer {n+ Astra Motors} verzichtete im {f+ Mai 2024} auf Zellen für {f+ 2 Milliarden Euro}.',
    ],
    [
      'werk',
      'Der Autobauer {n- Velox Mobil} verzichtete im {f- Mai 2023} auf Zellen für {f- 3 Milliarden Euro}.',
    ],
    ['werk', 'Der Rivale {n+ Kaneda Electric} kommt auf {f+ 92 %}.'],
    ['werk', 'Der Rivale {n- Morita Power} kommt auf {f- 29 %}.'],
    ['werk', 'In {n+ Torneburg} werden jährlich {f+ 125 000 t} verwertet.'],
    ['werk', 'In {n- Skelleburg} werden jährlich {f- 152 000 t} verwertet.'],
    ['werk', 'Der Besuch von {n+ Jonas Ekdahl} war am {f+ 5. Juli 2023}.'],
    ['werk', 'Der Besuch von {n- Nils Ahlgren} war am {f- 5. Juni 2023}.'],
    ['werk', 'Die Kritik kam von {n+ Elin Strand}, geprüft wird vom {n+ TÜV}.'],
    ['werk', 'Die Kritik kam von {n- Karin Blom}, geprüft wird von der {n- DEKRA}.'],
  ],
};
