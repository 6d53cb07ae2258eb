/**
 * Words and digits that everybody tries first, in lower case: favourites of keyboards, names, animals, teams,
 * seasons, and the words of this trade. A word with digits for letters or a tail is found by its plain form.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  password passwort passw0rd contraseña contrasena clave senha motdepasse parola passwd passcode passphrase
  pass passpass mypassword newpassword thepassword yourpassword password123 123456 1234567 12345678 123456789
  1234567890 111111 11111111 000000 00000000 123123 123123123 123321 654321 87654321 987654321 112233 11223344
  121212 12121212 666666 696969 777777 88888888 888888 999999 99999999 555555 55555555 222222 12341234
  147258369 159753 0987654321 102030 10203040 131313 232323 789456123 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx
  1qazxsw2 q1w2e3r4 zaq12wsx zaq1zaq1 qazwsx qazwsxedc 123qwe 123qweasd 123abc abc123 abcd1234 a123456
  a1b2c3d4 1a2b3c4d aa123456 aaa111 qwe123 qwer1234 asd123 asdf1234 pass1234 qwerty qwertyui qwertyuiop qwertz
  azerty asdf asdfgh asdfghjk asdfghjkl asdfasdf zxcvbn zxcvbnm zxcvbnma qweasd qweasdzxc qweqwe qwerqwer
  poiuytrewq mnbvcxz lkjhgfdsa abc abcd abcde abcdef abcdefg abcdefgh abcdabcd abcabc aaaaaa aaaaaaaa xxxxxx
  xxxxxxxx zzzzzzzz admin administrator adminadmin root rootroot superuser superadmin superman supervisor
  sysadmin webmaster manager master owner user username guest demo demodemo test testtest tester testing temp
  temporary default changeme changethis changeit letmein letmeinnow openup opensesame access accessdenied
  secret secrets topsecret mysecret login logmein signin welcome welcomeback hello hellohello helloworld
  goodbye whatever nothing nopassword unknown computer internet server network system windows microsoft google
  facebook instagram youtube twitter linkedin apple iphone samsung android iloveyou iloveu ilovegod iloveme
  loveyou loveme lovely love lover forever forevermore sweetheart honey darling babygirl babyboy baby princess
  prince queen king angel angels heaven jesus jesuschrist christ blessed faith godisgood trustno trustnoone
  trustme monkey dragon tiger tigers lion lions eagle eagles bear bears wolf wolves panther panthers shark
  dolphin dolphins horse horses butterfly spider kitty kitten hellokitty puppy doggie buster bailey buddy
  charlie max maggie pepper ginger cookie cookies peanut banana chocolate cheese coffee orange apples cherry
  strawberry summer winter spring autumn fall sunshine sunflower sunday monday tuesday wednesday thursday
  friday saturday january february march april june july august september october november december flower
  flowers rainbow diamond silver golden purple yellow green black blue red starwars startrek pokemon pikachu
  naruto batman spiderman ironman matrix harrypotter hogwarts gandalf merlin mustang ferrari porsche corvette
  mercedes harley yamaha chevy camaro toyota honda nissan football baseball basketball hockey soccer golf
  tennis fishing hunter hunting ranger rangers yankees cowboys steelers lakers packers chelsea arsenal
  liverpool barcelona realmadrid juventus manchester america american usa canada mexico texas florida chicago
  boston dallas denver phoenix newyork london paris michael jordan jennifer jessica ashley amanda michelle
  nicole daniel andrew joshua matthew thomas robert george william richard david james john joseph anthony
  christopher jonathan alexander alexis samantha elizabeth patricia victoria stephanie rebecca hannah sophie
  sophia olivia emma taylor tyler brandon justin austin morgan jasmine melissa carlos jose maria juan antonio
  francisco alejandro fernanda guadalupe shadow ninja samurai killer hacker warrior knight wizard magic mystic
  phantom ghost pirate soldier sniper thunder lightning storm firebird
  biteme freedom liberty peace justice victory champion legend hero maverick genius creative fantasy
  dreamer lucky winner money cash dollar freight shipping shipper shipment shipments logistics truck trucks
  trucker trucking carrier carriers warehouse waybill cargo pallet delivery tracking dispatch broker company
  office business sales accounting support service customer bienvenido hola teamo tequiero amor amores
  mariposa estrella princesa carino corazon futbol colombia españa espana
  `
    .trim()
    .split(/\s+/),
);
