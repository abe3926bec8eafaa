import type { LabelledSet } from './labelled-set';

export const SPANISH: LabelledSet = {
  language: 'es',
  pages: {
    puente: {
      title: 'El puente del Sella – archivo de Vesel',
      text: `El puente del Sella, en Vesel, se inauguró el 14 de junio de 1931 con la presencia del alcalde Augusto Ramón. Lo proyectó el ingeniero Óscar Linde y lo construyó la casa Brando, de Ornela. Mide 412 metros de largo y se apoya en 9 pilares. Las obras duraron cuatro años y costaron 2,4 millones de coronas, un 15 % más de lo previsto. Trabajaron 640 hombres; doce de ellos murieron, ocho en la tormenta de octubre de 1929.

En 1953 el hielo destruyó dos pilares y durante 18 meses hubo que usar una barca. La reparación se pagó con un préstamo de 350.000 coronas del Banco de Ornela. Hoy pasan por él entre 21.000 y 24.000 vehículos al día. Un estudio de 2017 halló que el 38 % del acero estaba oxidado. El ministerio de Tomás Reyes quiere gastar 61 millones de euros antes de 2028. Un peaje de 3 euros por vehículo, propuesto por Mara Quirós, fue rechazado por 27 votos contra 22. El puente aparece en una película de Petra Salas y es monumento desde 1994.`,
    },
    glaciar: {
      title: 'Informe sobre el glaciar de Aldán',
      text: `El glaciar de Aldán se extiende entre los 2.150 y los 3.480 metros de altitud. Se mide cada septiembre desde 1897, cuando Emilio Vogt clavó las primeras 24 estacas. Entre 1990 y 2020 perdió 1.310 metros de longitud y el 44 % de su volumen. Su espesor medio bajó de 78 a 51 metros. Solo en el verano de 2003 se fundieron 3,6 metros de hielo. El glaciar cubre hoy 11,7 kilómetros cuadrados, frente a los 19,2 km² de 1973.

Elena Moro, de la Universidad de Tesino, dirige el proyecto junto con Daniel Okoro. Según sus cálculos, la lengua habrá desaparecido en 2050. El proyecto cuesta 180.000 euros al año, pagados en parte por la Fundación Nordlys. El lago nacido en 1998 contiene 5,2 millones de metros cúbicos y llega a 60 metros de profundidad. En agosto de 2011 se desbordó e inundó el pueblo de Sarnés, donde 37 casas quedaron dañadas y tres personas se ahogaron. Desde entonces lo vacía un túnel de 1,8 kilómetros. La central de Gronal da 145 megavatios a 90.000 hogares. La temperatura media subió 1,9 °C entre 1961 y 2019.`,
    },
    museo: {
      title: 'El Museo del Reloj de Haldera',
      text: `El Museo del Reloj de Haldera fue fundado en 1926 por el relojero Jacobo Stern y su hija Rut Stern. Posee 3.850 relojes, de los que 1.120 se muestran en 22 salas. El más pequeño, hecho en 1782 por Enrique Dubal, pesa 19 gramos. En 2019 vinieron unas 74.000 personas, y 31.500 en 2021 tras cinco meses de cierre.

La entrada cuesta 9 euros, y 4,50 euros para los niños menores de doce años. El museo tiene 28 empleados y unos cincuenta voluntarios. La directora, Clara Venza, ocupa el cargo desde el 1 de marzo de 2016. Prevé un ala de 1.400 metros cuadrados, diseñada por el estudio Kallio, por 7,3 millones de euros. La región paga el 60 %. El 9 de noviembre de 2009 unos ladrones se llevaron diecisiete relojes por valor de 820.000 euros; once aparecieron en Amberes en 2012. La biblioteca guarda 12.600 libros y una carta de Christiaan Huygens de 1675. El taller repara unos 130 relojes por año.`,
    },
    fabrica: {
      title: 'Norvolt abre una fábrica en Lundar',
      text: `El fabricante de baterías Norvolt abrió su segunda fábrica en Lundar el 22 de febrero de 2022. Ocupa 540.000 metros cuadrados, da trabajo a 2.300 personas y puede producir 16 gigavatios hora al año. La empresa ha invertido 4.100 millones de euros, de los que 1.500 millones vinieron del fondo Arctos Capital. Su director, Pedro Sandal, asegura que el 95 % de la electricidad viene del agua y del viento.

Las celdas conservan el 80 % de la carga tras 1.500 ciclos. Norvolt perdió 285 millones de euros en 2023, frente a 107 millones un año antes, y suprimió 1.600 puestos. El fabricante de coches Astra canceló en mayo de 2024 un pedido de dos mil millones de euros, porque solo 71 de cada 100 celdas pasaban la prueba. Su rival Kaneda, de Osaka, llega al 92 %. La sindicalista Elena Estrada habló de una ducha fría. En Tornal se tratarán 125.000 toneladas de baterías cada año desde 2025, y se recuperará el 97 % del níquel. El ministro Jonás Ecker visitó la fábrica el 5 de julio de 2023.`,
    },
  },
  claims: [
    ['puente', 'El puente se abrió el {f+ 14 de junio de 1931} ante {n+ Augusto Ramón}.'],
    ['puente', 'El puente se abrió el {f- 4 de junio de 1931} ante {n- Enrique Dorado}.'],
    ['puente', 'Lo diseñó {n+ Óscar Linde} y mide {f+ 412 m}.'],
    ['puente', 'Lo diseñó {n- Víctor Hamsun} y mide {f- 421 m}.'],
    ['puente', 'Costó {f+ 2.400.000 coronas}, un {f+ 15 por ciento} de más.'],
    ['puente', 'Costó {f- 3,4 millones de coronas}, un {f- 25 %} de más.'],
    ['puente', 'De los {f+ 640} obreros murieron {f+ 12}.'],
    ['puente', 'De los {f- 460} obreros murieron {f- catorce}.'],
    ['puente', 'Tras el hielo de {f+ 1953} se usó una barca {f+ dieciocho meses}.'],
    ['puente', 'Tras el hielo de {f- 1956} se usó una barca {f- 18 semanas}.'],
    ['puente', 'El préstamo del {n+ Banco de Ornela} fue de {f+ 350 000 coronas}.'],
    ['puente', 'El préstamo del {n- Banco de Lisena} fue de {f- 530.000 coronas}.'],
    ['puente', 'En {f+ 2017} estaba oxidado el {f+ 38 por ciento} del acero.'],
    ['puente', 'En {f- 2019} estaba oxidado el {f- 48 %} del acero.'],
    [
      'puente',
      'El ministerio de {n+ Tomás Reyes} gastará {f+ 61 millones de euros} hasta {f+ 2028}.',
    ],
    [
      'puente',
      'El ministerio de {n- Rubén Asque} gastará {f- 16 millones de euros} hasta {f- 2032}.',
    ],
    ['puente', 'El peaje de {n+ Mara Quirós} perdió por {f+ 27} votos contra {f+ 22}.'],
    ['puente', 'El peaje de {n- Vera Holgado} perdió por {f- 37} votos contra {f- 33}.'],
    ['puente', 'Sale en una película de {n+ Petra Salas} rodada en {n+ Vesel}.'],
    ['puente', 'Sale en una película de {n- Greta Nolla} rodada en {n- Marbín}.'],
    ['glaciar', 'Se mide desde {f+ 1897}, cuando {n+ Emilio Vogt} clavó {f+ 24} estacas.'],
    ['glaciar', 'Se mide desde {f- 1879}, cuando {n- Carlos Ansel} clavó {f- 42} estacas.'],
    ['glaciar', 'De {f+ 1990} a {f+ 2020} perdió {f+ 1310 m} de largo.'],
    ['glaciar', 'De {f- 1980} a {f- 2010} perdió {f- 1130 m} de largo.'],
    ['glaciar', 'Perdió el {f+ 44 por ciento} del volumen y cubre {f+ 11,7 km²}.'],
    ['glaciar', 'Perdió el {f- 54 %} del volumen y cubre {f- 17,1 km²}.'],
    ['glaciar', 'Dirigen el trabajo {n+ Elena Moro} y {n+ Daniel Okoro}.'],
    ['glaciar', 'Dirigen el trabajo {n- Inés Falcó} y {n- Samuel Adler}.'],
    ['glaciar', 'El lago llega a {f+ 60 m} y contiene {f+ 5.200.000 metros cúbicos}.'],
    ['glaciar', 'El lago llega a {f- 90 m} y contiene {f- 6,2 millones de metros cúbicos}.'],
    ['glaciar', 'La riada de {f+ agosto de 2011} dañó {f+ 37} casas en {n+ Sarnés}.'],
    ['glaciar', 'La riada de {f- agosto de 2013} dañó {f- 73} casas en {n- Melida}.'],
    ['glaciar', 'La central de {n+ Gronal} sirve a {f+ noventa mil} hogares.'],
    ['glaciar', 'La central de {n- Pontal} sirve a {f- diecinueve mil} hogares.'],
    ['glaciar', 'Hace {f+ 1,9 °C} más, dice la {n+ Fundación Nordlys}.'],
    ['glaciar', 'Hace {f- 2,9 °C} más, dice la {n- Fundación Meridiana}.'],
    ['museo', 'Lo fundaron en {f+ 1926} {n+ Jacobo Stern} y {n+ Rut Stern}.'],
    ['museo', 'Lo fundaron en {f- 1962} {n- Leopoldo Cranz} y {n- Sofía Cranz}.'],
    ['museo', 'Muestra {f+ 1120} de sus {f+ 3850} relojes en {f+ veintidós} salas.'],
    ['museo', 'Muestra {f- 1210} de sus {f- 3580} relojes en {f- treinta y dos} salas.'],
    ['museo', 'El más pequeño, de {n+ Enrique Dubal}, pesa {f+ 19 g}.'],
    ['museo', 'El más pequeño, de {n- Pedro Lacroix}, pesa {f- 90 g}.'],
    ['museo', 'En {f+ 2019} hubo {f+ 74 mil} visitantes.'],
    ['museo', 'En {f- 2018} hubo {f- 47 mil} visitantes.'],
    ['museo', 'La directora {n+ Clara Venza} empezó el {f+ 1 de marzo de 2016}.'],
    ['museo', 'La directora {n- Judit Baum} empezó el {f- 1 de mayo de 2016}.'],
    ['museo', 'El ala de {n+ Kallio} tendrá {f+ 1400 m²} y costará {f+ 7,3 millones de euros}.'],
    ['museo', 'El ala de {n- Perreti} tendrá {f- 4100 m²} y costará {f- 3,7 millones de euros}.'],
    [
      'museo',
      'El {f+ 9 de noviembre de 2009} robaron {f+ 17} relojes; algunos aparecieron en {n+ Amberes}.',
    ],
    [
      'museo',
      'El {f- 9 de noviembre de 2007} robaron {f- 27} relojes; algunos aparecieron en {n- Róterdam}.',
    ],
    ['museo', 'Guarda una carta de {n+ Huygens} y {f+ 12600} libros.'],
    ['museo', 'Guarda una carta de {n- Leibniz} y {f- 16200} libros.'],
    [
      'fabrica',
      'La fábrica de {n+ Norvolt} abrió el {f+ 22 de febrero de 2022} con {f+ 2300} empleados.',
    ],
    [
      'fabrica',
      'La fábrica de {n+ Norvolt} abrió el {f- 12 de febrero de 2022} con {f- 3200} empleados.',
    ],
    ['fabrica', 'Invirtió {f+ 4100 millones de euros}, en parte de {n+ Arctos Capital}.'],
    ['fabrica', 'Invirtió {f- 1400 millones de euros}, en parte de {n- Boreal Socios}.'],
    ['fabrica', 'Según {n+ Pedro Sandal}, el {f+ 95 por ciento} es limpio.'],
    ['fabrica', 'Según {n- Magnus Hedín}, el {f- 59 %} es limpio.'],
    ['fabrica', 'En {f+ 2023} perdió {f+ 285 millones de euros} y quitó {f+ 1600} puestos.'],
    ['fabrica', 'En {f+ 2023} perdió {f- 385 millones de euros} y quitó {f- 6100} puestos.'],
    ['fabrica', 'En {f+ mayo de 2024} {n+ Astra} anuló {f+ 2000 millones de euros} en celdas.'],
    ['fabrica', 'En {f- mayo de 2023} {n- Vélox} anuló {f- 3000 millones de euros} en celdas.'],
    ['fabrica', 'Su rival {n+ Kaneda}, de {n+ Osaka}, alcanza el {f+ 92 %}.'],
    ['fabrica', 'Su rival {n- Morita}, de {n- Nagoya}, alcanza el {f- 29 %}.'],
    ['fabrica', 'En {n+ Tornal} se tratarán {f+ 125 000 t} al año.'],
    ['fabrica', 'En {n- Esquel} se tratarán {f- 152 000 t} al año.'],
    ['fabrica', 'La visita de {n+ Jonás Ecker} fue el {f+ 5 de julio de 2023}.'],
    ['fabrica', 'La visita de {n- Nilo Algar} fue el {f- 5 de junio de 2023}.'],
  ],
};
