import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  visual: {
    s1: 'Antes de abrir se cuenta y se pesa; se fotografían caja, precintos, tarjeta de humedad y etiqueta, y cada código de barras se compara con su impresión.',
    s2: 'Embalaje y aspecto general de todo el lote; marcado, punto del pin 1, terminales y lados de cada muestra con microscopio de hasta 40×.',
    s3: 'Las medidas se comparan con la hoja de datos y con fotos de una pieza buena conocida; lo distinto se fotografía y se señala.',
    cannot: 'No ve el interior del encapsulado ni prueba que la pieza funcione.',
  },
  solvent: {
    s1: 'El marcado se frota con aguarrás mineral y alcohol isopropílico (3:1); se anota si la tinta se va.',
    s2: 'Otras muestras se frotan con acetona; una capa se disuelve y ennegrece el hisopo.',
    s3: 'Las fotos de antes y después, con la misma luz, van juntas en el informe.',
    cannot:
      'Un marcado falso hecho con láser en la superficie original no se borra. Lo hallan el SEM o el decapsulado.',
  },
  'lead-check': {
    s1: 'Cada fila de terminales se mira de frente y de lado a 40×.',
    s2: 'Se revisan cortes, dobleces y raíces: de fábrica, el cobre del corte es uniforme; en piezas usadas hay soldadura acumulada.',
    s3: 'La coplanaridad se mide y se compara con el límite de la hoja de datos.',
    cannot: 'No dice de qué es el recubrimiento. Eso lo da el XRF.',
  },
  sem: {
    s1: 'La muestra se limpia, se recubre con una película conductora y entra al vacío.',
    s2: 'La textura dentro y fuera del punto del pin 1 se compara de 500 a 2,000×.',
    s3: 'Tensión, aumento y escala se anotan junto a la imagen de la pieza de referencia.',
    cannot: 'Solo ve superficies y fracturas. Una muestra recubierta no se vuelve a vender.',
  },
  'x-ray': {
    s1: 'Las piezas se miran dentro de su embalaje; tensión y corriente dependen del espesor del encapsulado.',
    s2: 'Marco, chip e hilos de cada muestra se comparan entre sí y con una pieza de referencia.',
    s3: 'Se miden el chip y los huecos; la pieza distinta recibe su propio número.',
    cannot: 'No muestra el marcado ni el circuito del chip, y los hilos de aluminio apenas se ven.',
  },
  'acoustic-scanning': {
    s1: 'La muestra se sumerge en agua desionizada; la sonda se elige entre {from} y {to} MHz según el encapsulado.',
    s2: 'Un C-scan dibuja la interfaz; donde se separó, el eco se invierte y sale en rojo.',
    s3: 'Un A-scan en cada punto dudoso da la profundidad, y el área se mide como porcentaje.',
    cannot:
      'En encapsulados apilados, las capas superiores ocultan las inferiores. Las piezas se secan antes de embalar.',
  },
  decapsulation: {
    s1: 'El plástico se abre con ácido nítrico fumante; la cerámica y el metal, por medios mecánicos.',
    s2: 'Chip, marca del fabricante, revisión y pads se fotografían a 200×.',
    s3: 'Trazado, tamaño y número de pads se comparan con un chip de referencia.',
    cannot:
      'Habla solo de las piezas abiertas. Los grados de velocidad y temperatura de un mismo chip se ven iguales.',
  },
  xrf: {
    s1: 'Terminales y cuerpo de cada muestra se miden con un espectrómetro de fluorescencia de rayos X.',
    s2: 'Se leen las proporciones de estaño, plomo, oro, níquel y paladio y el espesor del recubrimiento.',
    s3: 'Los valores se comparan con la declaración de materiales del fabricante.',
    cannot: 'Llega a unas decenas de micrómetros y no distingue compuestos químicos.',
  },
  'lead-free': {
    s1: 'Terminales, bolas y cuerpo se miden por XRF: plomo, cadmio, mercurio, cromo y bromo.',
    s2: 'Una lectura de plomo cercana a 0.1 % se mide más tiempo y otra vez.',
    s3: 'Cada valor va junto a su límite RoHS.',
    cannot:
      'El XRF da cromo y bromo totales, no el cromo VI ni un retardante de llama concreto por sí solos.',
  },
  solderability: {
    s1: 'Las muestras se acondicionan y reciben fundente según J-STD-002.',
    s2: 'Se sumergen en soldadura a la temperatura y el tiempo fijados, y se limpian.',
    s3: 'El área mojada se juzga al microscopio; con 95 % o más es conforme.',
    cannot:
      'Las muestras ensayadas no van a ninguna placa, y su perfil de refusión no se reproduce.',
  },
  electrical: {
    s1: 'El programa se escribe según la hoja de datos y se comprueba con una pieza buena conocida.',
    s2: 'A 25 °C se miden los valores de continua y la curva de cada pin de todas las muestras.',
    s3: 'Lecturas, unidades y límites constan en el informe; la pieza fuera de límites muestra su curva.',
    cannot: 'No ejecuta la función completa ni dice nada del calor, el frío o la vida útil.',
  },
  functional: {
    s1: 'Un útil conecta la pieza como en la aplicación típica de su hoja de datos.',
    s2: 'A 25 °C se revisan entradas, salidas, tiempos y valores de alterna.',
    s3: 'Cada función se anota como conforme o no; un fallo se mide dos veces.',
    cannot:
      'Las funciones no ensayadas constan en el informe. No sustituye el ensayo en su producto.',
  },
  'ddr-memory': {
    s1: 'La pieza va a un zócalo; se leen identidad y capacidad.',
    s2: 'Todas las celdas se escriben y leen con varios patrones a hasta {mhz} MHz, unos {gb} GB en {seconds} segundos.',
    s3: 'Se anotan direcciones, patrones y velocidades de los errores.',
    cannot: 'No se ensaya la retención prolongada de datos.',
  },
  mlcc: {
    s1: 'Un puente LCR mide capacidad y pérdidas a la frecuencia y tensión fijadas.',
    s2: 'El aislamiento se mide a la tensión nominal; la rigidez, aparte.',
    s3: 'A petición, un corte muestra capas, grietas y terminaciones.',
    cannot:
      'Un corte habla solo de las piezas cortadas. Las curvas con polarización continua se acuerdan aparte.',
  },
  'jtag-boundary-scan': {
    s1: 'Se lee el IDCODE y se compara con el archivo BSDL del fabricante.',
    s2: 'La exploración de contorno activa y lee cada pin.',
    s3: 'Se comprueba si la memoria de configuración está vacía y los bits de protección activos.',
    cannot: 'Necesita un puerto JTAG; no mide valores analógicos ni la velocidad máxima.',
  },
  'transistor-mosfet': {
    s1: 'Un trazador de curvas mide ruptura, umbral y curvas de salida.',
    s2: 'La resistencia en conducción o la ganancia se miden por pulsos, para que la pieza no se caliente.',
    s3: 'Si hace falta, se tiene en cuenta el tamaño del chip visto por rayos X.',
    cannot: 'La resistencia térmica y las pérdidas de conmutación solo se miden si se acuerda.',
  },
  programming: {
    s1: 'La pieza y su algoritmo se eligen entre {types} tipos de CI de {makers} fabricantes.',
    s2: 'Se lee la identidad, se comprueba que esté vacía, se graba y se verifica.',
    s3: 'Se anota la suma de control; a petición las piezas se marcan o etiquetan y se embalan.',
    cannot: 'Una memoria vacía no prueba que la pieza no haya estado nunca en una placa.',
  },
  ageing: {
    s1: 'Primero se miden los valores eléctricos.',
    s2: 'Las piezas trabajan con calor según MIL-STD-883, método 1015; las horas constan en el informe.',
    s3: 'Al enfriarse se miden otra vez y se compara la deriva.',
    cannot: 'No es un ensayo de vida ni da una tasa de fallos.',
  },
  'thermal-cycling': {
    s1: 'El lote se somete a ciclos en cámara según MIL-STD-883, método 1010.',
    s2: 'Después se revisan el aspecto y los valores eléctricos.',
    s3: 'Se anotan la curva de temperatura, el número de ciclos y los fallos.',
    cannot: 'Los ciclos gastan parte de la vida de la pieza. Su número se acuerda antes.',
  },
  reliability: {
    s1: 'Ensayos, condiciones, número de muestras y límites se acuerdan con usted.',
    s2: 'El esfuerzo sigue la norma acordada; los valores eléctricos se miden durante el ensayo y al final.',
    s3: 'La pieza que falla se abre o se corta, y se muestra el lugar del fallo.',
    cannot: 'Las muestras se gastan, y el resultado vale solo para lo acordado.',
  },
  'tape-and-reel': {
    s1: 'La cinta portadora y la de cubierta dependen del encapsulado; las piezas sensibles a la humedad se hornean antes.',
    s2: 'Una máquina encinta y una cámara revisa sentido y marcado.',
    s3: 'Se mide la fuerza de pelado; la etiqueta dice el día del encintado.',
    cannot: 'La mercancía reencintada ya no está en embalaje de fábrica: grado B como máximo.',
  },
  'antistatic-packing': {
    s1: 'Se hornea según su nivel de humedad, con tiempo y temperatura de J-STD-033.',
    s2: 'Se sella al vacío en bolsa barrera con desecante y tarjeta de humedad.',
    s3: 'La etiqueta dice el nivel de humedad, el día del sellado y el tiempo de uso en planta.',
    cannot: 'El embalaje no repara daños por estática ni delaminación ya ocurridos.',
  },
} satisfies Translated<typeof zh>;
